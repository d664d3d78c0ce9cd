import type { Locator } from '@playwright/test';
import { chooseOtherAmount, option, studioBillPath } from '../support/bills';
import { expectAccessibleAtBothWidths } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading, shownValue } from '../support/own-transfer';
import { openWeek, week } from '../support/summary';
import { goToReview } from '../support/third-party';

const HUB = 'hubs/payments';

test('a bill that fails to load keeps its row and can be retried', async ({ page, signIn }) => {
  await signIn('bruno', HUB);
  await expect(page.getByText('Sin contar 1 recibo que no pudimos consultar.')).toBeVisible();
  const billsCall = page.waitForRequest(/\/merchants\/cable-ixtle\/bills/);
  await page.getByRole('button', { name: 'Reintentar Cable del estudio' }).click();
  await billsCall;
  await expect(page.getByText('No pudimos consultar tu recibo.')).toBeVisible();
});

test('shows an error with a retry when scheduled payments fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({
    match: { method: 'GET', path: '/bill-payments/payments' },
    times: 1,
    then: { code: 'CZ_INTERNAL' },
  });
  await signIn('ana', HUB);
  const warning = page.getByText('No pudimos revisar si ya programaste alguno.');
  await expect(warning).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagar Agua del estudio' })).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
  await expect(warning).toBeHidden();
});

test('offers no payment for a service without debt', async ({ page, signIn }) => {
  await signIn('ana', HUB);
  const row = page.getByRole('listitem').filter({ hasText: 'Luz de casa' });
  await expect(row).toContainText('No debes nada');
  await expect(row.getByRole('link')).toHaveCount(1);
  await row.getByRole('link', { name: 'Ver pagos de Luz de casa' }).click();
  await expect(page.getByText('Luz de casa').first()).toBeVisible();
  await expect(page).toHaveURL(/\/history\/payments\?payee_key=ana-luz$/);
});

test('opens the saved services at their list', async ({ page, signIn }) => {
  await signIn('ana', HUB);
  await page
    .getByRole('region', { name: 'Tus servicios y números' })
    .getByRole('link', { name: 'Ver todos' })
    .click();
  await expect(page.getByRole('region', { name: 'Tus servicios' })).toBeFocused();
});

test('lists an overdue credit first, with a link that pays it', async ({ page, signIn }) => {
  await signIn('elena', HUB);
  await expect(page.getByText('2 pagos, 1 vencido')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Lo que vence' }).getByRole('list').last();
  await expect(rows.locator('b')).toHaveText(['Crédito Hipotecario', 'Tarjeta Oro']);
  await expect(rows.getByRole('listitem').first()).toContainText(/Saldo vencido .*Venció el 12 oct/);
  await expectAccessibleAtBothWidths(page);
  await rows.getByRole('link', { name: 'Pagar Crédito Hipotecario' }).click();
  await expect(page.getByRole('dialog', { name: 'Paga tu hipoteca' })).toBeVisible();
});

test('lists the cards and credits that are due later', async ({ page, signIn }) => {
  await signIn('ana', HUB);
  const otherCredits = page.getByRole('region', { name: 'Tus otras tarjetas y créditos' });
  await expect(otherCredits.getByRole('link')).toHaveText([/^Crédito Personal.*vence el 07 dic$/]);
});

test('keeps the bills when the cards and credits fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({ match: { path: '/summary/v2/summary' }, then: { code: 'CZ_INTERNAL' } });
  await signIn('ana', HUB);
  await expect(page.getByText('4 pagos, 1 vencido')).toBeVisible();
  await expect(page.getByText('Sin contar tus tarjetas y créditos, que no pudimos consultar.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagar Tele' })).toBeVisible();
  await bank.clearFaults();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('link', { name: 'Pagar Tarjeta Oro' })).toBeVisible();
});

test('keeps the bills when the direct debits fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({ match: { path: '/preauthorized-payments' }, then: { code: 'CZ_INTERNAL' } });
  await signIn('ana', HUB);
  await expect(page.getByRole('alert')).toContainText('tus domiciliaciones');
  await expect(page.getByRole('link', { name: 'Pagar Tele' })).toBeVisible();
  await bank.clearFaults();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('link', { name: 'Ver la domiciliación de Cable Ixtle' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cable Ixtle' })).toBeFocused();
});

test('offers to schedule bills after hours', async ({ page, bank, signIn }) => {
  await bank.clock.advance('PT10H');
  await signIn('ana', HUB);
  await expect(page.getByRole('link', { name: 'Programar Tele' })).toBeVisible();
});

test('the home lists the bills due this week with links to each', async ({ page, signIn }) => {
  await signIn('ana');
  await openWeek(page);
  const bills = week(page).getByRole('listitem').filter({ hasText: 'Recibo de' });
  await expect(bills).toHaveText([
    /^29 oct\s*TeleVenció el 29 oct\. Recibo de octubre 2026\$419\.00 MXN\s*Pagar Tele$/,
    /^25 mié\s*ColegiaturaRecibo de noviembre 2026\$5,200\.00 MXN/,
    /^29 dom\s*Agua del estudio/,
  ]);
  await expect(bills.getByRole('link', { name: 'Pagar Agua del estudio' })).toHaveAttribute(
    'href',
    /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=ana-agua-estudio&bill=/,
  );
  await week(page).getByRole('link', { name: 'Ver calendario' }).click();
  await expect(heading(page, 'Pagos')).toBeVisible();
});

test('lists due bills by date, and excludes scheduled payments from their total', async ({
  page,
  signIn,
}) => {
  await signIn('ana', HUB);
  await expect(page.getByText('7 pagos, 1 vencido')).toBeVisible();
  await expect(shownValue(page, 'Aparte, ya programado')).toHaveText('$268.38 MXN');
  await expect(page.getByText('Por pagar de aquí al 06 dic')).toBeVisible();
  await expect(shownValue(page, 'De eso, esta semana')).toHaveText('$17,449.47 MXN');
  await expect(page.getByText('No se cobró el 28 oct: quedó sin pagar')).toBeVisible();
  const rows = page
    .getByRole('region', { name: 'Lo que vence' })
    .getByRole('list')
    .last()
    .getByRole('listitem');
  await expect(rows.locator('b')).toHaveText([
    'Tele',
    'Colegiatura',
    'Línea Cenzontle',
    'Cable Ixtle',
    'Agua',
    'Agua del estudio',
    'Tarjeta Oro',
    'Mi casa',
    'Internet',
    'TAG del coche',
  ]);
  await expect(rows.nth(0)).toContainText('Venció el 29 oct, hace 25 días');
  await expect(rows.nth(3)).toContainText('Se cobra solo el 27 nov');
  await expect(rows.nth(4)).toContainText('Programado para el 28 nov');
  await expect(rows.nth(5)).toContainText('Vence el 29 nov, en 6 días');
  await expectAccessibleAtBothWidths(page);
  await rows.nth(4).getByRole('link', { name: 'Ver el pago programado de Agua' }).click();
  await expect(heading(page, 'Pago programado')).toBeVisible();
});

test('excludes bills charged by direct debit from the total', async ({ page, bank, signIn }) => {
  await bank.fixture('preauthorized-payments.exists', 'ana', {
    merchant: 'agua-y-drenaje-de-la-sierra',
    reference: '38204170611',
    account: 'ana-nomina',
  });
  await signIn('ana', HUB);
  await expect(shownValue(page, 'Aparte, se cobra solo')).toHaveText('$1,099.23 MXN');
  const row = page.getByRole('listitem').filter({ hasText: 'Agua del estudio' }).last();
  await expect(row).toContainText('Se cobra solo el 30 nov');
  await expectAccessibleAtBothWidths(page);
  await expect(page.getByRole('link', { name: 'Ver domiciliaciones', exact: true })).toHaveAttribute(
    'href',
    /\/preauthorized-payments$/,
  );
  await row.getByRole('link', { name: 'Ver la domiciliación de Agua del estudio' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agua y Drenaje de la Sierra' })).toBeFocused();
});

test('shows the rest of a partly scheduled bill as due', async ({ page, signIn }) => {
  await signIn('ana', studioBillPath());
  await chooseOtherAmount(page, '100');
  await option(page, 'El día que vence').check();
  await goToReview(page);
  await page.getByRole('button', { name: 'Programar $100.00 MXN' }).click();
  await expect(heading(page, 'Pago programado')).toBeVisible();
  await page.goto(HUB);
  const row = page.getByRole('listitem').filter({ hasText: 'Agua del estudio' }).filter({ hasText: 'Vence' });
  await expect(row).toContainText('$350.23');
  await expect(row).toContainText('Ya programaste $100.00 MXN para el 29 nov');
  await expect(row.getByRole('link', { name: 'Pagar Agua del estudio' })).toBeVisible();
  await expect(page.getByText('7 pagos, 1 vencido')).toBeVisible();
  await expect(shownValue(page, 'Aparte, ya programado')).toHaveText('$368.38 MXN');
  await expectAccessibleAtBothWidths(page);
  await row.getByRole('link', { name: 'Pagar Agua del estudio' }).click();
  await expect(
    page.getByText(
      'Ya programaste $100.00 MXN de este recibo para el 29 nov 2026. Si pagas antes, ya no se hará.',
    ),
  ).toBeVisible();
});

test('shows an empty state to a customer without services', async ({ page, signIn }) => {
  await signIn('mateo', HUB);
  await expect(page.getByRole('heading', { name: 'Aún no tienes servicios guardados' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que vence' })).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
});

test('a company has the same logo for all its services', async ({ page, signIn }) => {
  const readShapes = (logo: Locator) =>
    logo.evaluateAll((images) =>
      images
        .flatMap((svg) => [...svg.querySelectorAll('rect, path, text')])
        .map((part) => [part.getAttribute('d') ?? part.textContent, part.getAttribute('class')]),
    );
  await signIn('ana', HUB);
  const plan = page.getByRole('listitem').filter({ hasText: 'Mi plan de celular' });
  await expect(plan).toContainText('Celular Colibrí');
  const planShapes = await readShapes(plan.locator('svg').first());
  expect(planShapes).not.toEqual([]);
  await page.goto('hubs/payments/mobile-top-up');
  const phones = page.getByRole('listitem');
  await expect(phones.filter({ hasText: 'Mi tableta' })).toContainText('Celular Colibrí');
  expect(await readShapes(phones.filter({ hasText: 'Mi tableta' }).locator('svg').first())).toEqual(
    planShapes,
  );
  expect(
    await readShapes(phones.filter({ hasNotText: 'Celular Colibrí' }).locator('svg').first()),
  ).not.toEqual(planShapes);
});

test('shows the tax hub only with its flag on', async ({ page, signIn }) => {
  const taxHubLink = page.getByRole('link', { name: 'Impuestos SAT y Ciudad de México' });
  await signIn('ana', HUB);
  await expect(page.getByRole('link', { name: /^Impuestos SAT/ })).toBeVisible();
  await expect(taxHubLink).toHaveCount(0);
  await page.addInitScript(() => {
    localStorage.setItem('environment', 'uat');
    localStorage.setItem('taxHub', 'true');
  });
  await page.reload();
  await expect(taxHubLink).toHaveAttribute('href', /\/hubs\/taxes$/);
});
