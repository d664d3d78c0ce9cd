import type { Page } from '@playwright/test';
import { detailsPath, factValue, queryParamsOf, rows } from '../support/account-details';
import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { openTile, section } from '../support/home';
import { goToReview, investButton, RECEIPT_HEADING, VALUES } from '../support/investment-products';
import { heading } from '../support/own-transfer';

const NOTES = detailsPath('investment-product', 'ana-valores');
const LADDER = detailsPath('investment-product', 'jorge-valores');

test('on a phone each row has its own progress bar', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', NOTES);
  const row = page.getByRole('link', { name: /^Pagaré a 91 días/ });
  await expect(row.getByRole('img')).toHaveCount(1);
  await expect(row.getByRole('img')).toHaveAccessibleName(/^Van \d+ de \d+ días$/);
});

/** Modifies the investments that the bank returns. */
const modifyInvestments = (page: Page, change: (data: Row[]) => Row[]) =>
  page.route('**/portfolios/ana-valores/investments?*', async (route) => {
    const response = await route.fetch();
    const body: { data: Row[] } = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
type Row = { startDate: string; maturityDate: string; status: string; payments?: unknown };

test('a portfolio without investments links to the form', async ({ page, signIn }) => {
  await modifyInvestments(page, () => []);
  await signIn('ana', NOTES);
  const emptyState = page.getByRole('status').filter({ hasText: 'Aún no tienes inversiones' });
  await expect(emptyState).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por tipo' })).toBeHidden();
  await expectAccessible(page);
  const invest = emptyState.getByRole('link', { name: 'Invertir' });
  // The kind of portfolio comes from another call.
  await expect(invest).toHaveAttribute('href', /unique/);
  await invest.click();
  await expect(page).toHaveURL(/\/investments\/unique\?investment_account=ana-valores$/);
});

test('a new investment is listed in a portfolio that was already loaded', async ({ page, signIn }) => {
  await signIn('ana', NOTES);
  const investments = page.getByRole('link', { name: /^Pagaré a \d+ días/ });
  await expect(investments.first()).toBeVisible();
  const before = await investments.count();
  await page.getByRole('main').getByRole('link', { name: 'Invertir' }).first().click();
  await goToReview(page);
  await investButton(page).click();
  await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await openTile(page, /^Inversiones/);
  await section(page, 'Más de tu dinero')
    .getByRole('link', { name: /Cuenta Única/ })
    .click();
  await expect(investments).toHaveCount(before + 1);
});

test('an investment maturing today shows its deposit account', async ({ page, signIn }) => {
  await modifyInvestments(page, ([first, ...others]) =>
    first ? [{ ...first, startDate: '2026-10-26', maturityDate: '2026-11-23' }, ...others] : [],
  );
  await signIn('ana', NOTES);
  await expect(page.getByRole('link', { name: /^Pagaré a 28 días \$30/ })).toContainText(
    'Hoy, se deposita en Ahorro para el viaje •••• 7730',
  );
  await expect(page.getByText(/^Próximo vencimiento: /)).toContainText('$30,109.96 MXN hoy');
});

test('an investment that matured today shows its deposit account', async ({ page, bank, signIn }) => {
  await bank.clock.advance('P22D');
  await signIn('ana', NOTES);
  await expect(page.getByRole('region', { name: 'Terminadas' }).getByRole('link').first()).toHaveText(
    /^Pagaré a 28 días Hoy, se depositó en Ahorro para el viaje •••• 7730 Terminada \$30,109\.96/,
  );
});

test('a row without interest payments shows no interest date', async ({ page, signIn }) => {
  await modifyInvestments(page, (data) => data.map(({ payments: _, ...row }) => row));
  await signIn('ana', NOTES);
  const row = page.getByRole('link', { name: /^CEDE variable a 182 días/ });
  await expect(row.getByRole('img')).toHaveAccessibleName('Van 96 de 182 días');
  await expect(row).toContainText('$41,149.09 MXN');
  await expect(page.getByText('Interés mensual')).toBeHidden();
});

test('each portfolio has its own investments and its own form', async ({ page, signIn }) => {
  await signIn('ana', VALUES);
  await goToReview(page, { instrument: 'CEDE fija', term: '91 días' });
  await investButton(page).click();
  await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
  await page.goto('account-summary');
  await openTile(page, 'Inversiones');
  await page.getByRole('link', { name: /^Valores/ }).click();
  await expect(factValue(page, 'Inversiones vigentes')).toHaveText('1');
  await expect(page.getByRole('link', { name: /^(Pagaré|CEDE) / })).toHaveText([/^CEDE fija a 91 días/]);
  await page.getByRole('link', { name: 'Invertir', exact: true }).click();
  await expect(heading(page, 'Invertir en Valores')).toBeVisible();
  await page.goto(NOTES);
  await expect(factValue(page, 'Inversiones vigentes')).toHaveText('4');
});

test('loads twenty investments per page and keeps the focus at the end of the list', async ({
  page,
  signIn,
}) => {
  await signIn('jorge', LADDER);
  const list = page.getByRole('link', { name: /^(Pagaré|CEDE) a / });
  await expect(list).toHaveCount(20);
  const call = page.waitForRequest(/portfolios\/jorge-valores\/investments/);
  await page.getByRole('button', { name: 'Ver más' }).first().focus();
  await page.keyboard.press('Enter');
  expect(queryParamsOf(await call)).toEqual({ limit: '20', cursor: expect.stringMatching(/^[\w-]{8,}$/) });
  await expect(list).toHaveCount(26);
  await expect(page.getByText('Ya viste todas tus inversiones.')).toBeFocused();
});

test('a portfolio links to its form, and each investment to its receipt', async ({ page, signIn }) => {
  await signIn('ana', NOTES);
  await expect(factValue(page, 'Inversiones vigentes')).toHaveText('4');
  await page.getByRole('link', { name: /^Pagaré a 91 días/ }).click();
  await expect(heading(page, 'Inversión hecha')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$20,000.00 MXN');
  await page.goBack();
  await page.getByRole('link', { name: /Terminada/ }).click();
  await expect(page.getByText(/^Terminó el vie 24 jul 2026/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Invertir', exact: true }).click();
  await expect(page).toHaveURL(/\/investments\/unique\?investment_account=ana-valores$/);
  await expect(heading(page, 'Invertir en Cuenta Única')).toBeVisible();
});

test('shows the next maturity when the investments fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({
    match: { path: '/portfolios/ana-valores/investments' },
    then: { code: 'CZ_INTERNAL' },
  });
  await signIn('ana', NOTES);
  await expect(page.getByText(/^Próximo vencimiento: /)).toHaveText(
    'Próximo vencimiento: el 15 dic 2026, en 22 días',
  );
});

test('failed sections can be retried, and the other sections stay', async ({ page, bank, signIn }) => {
  const portfolio = '/api/investment-products/v1/investment-products/portfolios/ana-valores';
  for (const path of [portfolio, `${portfolio}/investments`]) {
    await bank.fault.rule({ match: { path }, then: { code: 'CZ_INTERNAL' } });
  }
  await signIn('ana', NOTES);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/^Próximo vencimiento/)).toBeHidden();
  await bank.clearFaults();
  for (let remaining = 1; remaining >= 0; remaining -= 1) {
    await page.getByRole('alert').first().getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('alert')).toHaveCount(remaining);
  }
  await expect(factValue(page, 'Inversiones vigentes')).toHaveText('4');
});

test('a portfolio shows its interest, next maturity and investments', async ({ page, signIn }) => {
  const call = page.waitForRequest(/portfolios\/ana-valores\/investments/);
  await signIn('ana', NOTES);
  expect(queryParamsOf(await call)).toEqual({ limit: '20', cursor: '0' });
  await expect(page.getByRole('main')).toContainText('$150,000.00 MXN');
  await expect(factValue(page, 'Inversiones vigentes')).toHaveText('4');
  await expect(factValue(page, 'Intereses de todo el plazo')).toHaveText('$5,609.88 MXN');
  await expect(page.getByText(/^Próximo vencimiento: /)).toHaveText(
    'Próximo vencimiento: $30,109.96 MXN el 15 dic 2026, en 22 días',
  );
  await expect(page.getByText('Tus depósitos están protegidos por el IPAB')).toBeVisible();
  const list = page.getByRole('region', { name: 'Qué regresa y cuándo' }).getByRole('link');
  await expect(list).toHaveCount(4);
  await expect(list.first()).toHaveAccessibleName(
    /^Pagaré a 28 días \$30,000\.00 al 5\.60% Van 6 de 28 días ?recibes \$30,109\.96 MXN 15 dic 2026$/,
  );
  // 19 December is a Saturday: the interest is shown on the bank day on which it is paid.
  await expect(list.nth(2).getByRole('img')).toHaveAccessibleName(
    'Van 96 de 182 días, el siguiente interés llega el 21 dic 2026',
  );
  await expect(list.nth(2)).toContainText('$40,183.10 MXN');
  const kinds = page.getByRole('region', { name: 'Por tipo' });
  await expect(kinds).toContainText('$60,000.00 MXN');
  await expect(kinds).toContainText('33.3%, 2 inversiones');
  await expect(page.getByRole('region', { name: 'Terminadas' }).getByRole('link')).toHaveText([
    /Pagaré a 28 días.*Terminada.*\$25,091\.63/,
  ]);
  await expect(rows(page)).toHaveText([/Apertura de pagaré/]);
});
