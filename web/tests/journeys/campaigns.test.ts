import {
  ACTIONS,
  acceptTerms,
  chooseAmount,
  consentBox,
  contractButton,
  depositAccount,
  goToReview,
  openOffer,
  signOffer,
  visibleText,
} from '../support/campaigns';
import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { signedTexts, signWith, TOKENS } from '../support/third-party';

test('takes out a payroll loan, which has its own name and no opening fee', async ({ page, signIn }) => {
  await signIn('ana');
  await openOffer(page, 'Crédito de nómina');
  await expect(page).toHaveURL(/\/campaigns\/loan\?/);
  await expect(page.getByRole('heading', { name: /^Crédito de nómina: / })).toBeVisible();
  await acceptTerms(page);
  await chooseAmount(page, '50000', 'ana-nomina');
  await goToReview(page);
  await expect(shownValue(page, 'Comisión por apertura')).toHaveText('Sin comisión');
  await expect(page).toHaveURL(/\/campaigns\/loan\/confirm/);
  await contractButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Contratar $50,000.00 MXN de Crédito de nómina, en Nómina •••• 4821',
    'Mensualidad',
    '$2,652.54 MXN',
    'Total a pagar',
    '$63,661.13 MXN',
  ]);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Tu crédito está en tu cuenta')).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/loan\/receipt/);
});

test('a loan starts without amount and account, and pays into the chosen account', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  await openOffer(page, 'Préstamo personal');
  await acceptTerms(page);
  const amount = page.getByLabel('¿Cuánto necesitas?');
  await expect(amount).toHaveValue('');
  await expect(depositAccount(page)).toHaveValue('');
  await expect(depositAccount(page).getByRole('option')).toHaveText([
    'Elige una cuenta',
    /^Ahorro para el viaje/,
    /^Nómina/,
  ]);
  await pressContinue(page);
  for (const text of ['Escribe el importe.', 'Elige la cuenta a donde llega el dinero.']) {
    await expect(page.getByRole('alert').getByRole('link', { name: text })).toBeVisible();
  }
  await page.getByRole('button', { name: '$80,000', exact: true }).click();
  await expect(amount).toHaveValue('80,000.00');
  await depositAccount(page).selectOption('ana-nomina');
  await goToReview(page);
  await expect(shownValue(page, 'Cuenta destino')).toContainText('Nómina');
  await page.getByRole('link', { name: 'Cambiar Cuenta destino' }).click();
  await depositAccount(page).selectOption('ana-ahorro');
  await goToReview(page);
  await expect(shownValue(page, 'Cuenta destino')).toContainText('Ahorro para el viaje');
  const before = await bank.ledger.balance('ana-ahorro');
  await signOffer(page, TOKENS.ana);
  await expect(shownValue(page, 'Se depositó en')).toContainText('Ahorro para el viaje');
  expect(await bank.ledger.balance('ana-ahorro')).toBe(before + 78_144_00);
});

test('takes out a loan with amount multiples and a minimum', async ({ page, signIn }) => {
  await signIn('carmen');
  await openOffer(page, 'Crédito');
  await acceptTerms(page);
  await page.getByLabel('¿Cuánto necesitas?').fill('20500');
  await pressContinue(page);
  await expect(page.getByText('Elige un múltiplo de $1,000.00 MXN.').last()).toBeVisible();
  await page.getByLabel('¿Cuánto necesitas?').fill('19000');
  await pressContinue(page);
  await expect(page.getByText('El mínimo es $20,000.00 MXN.').last()).toBeVisible();
  await chooseAmount(page, '20000', 'carmen-gastos');
  await page.getByRole('radio', { name: '48 meses' }).check();
  await goToReview(page);
  await signOffer(page, TOKENS.carmen);
  await expect(heading(page, 'Tu crédito está en tu cuenta')).toBeVisible();
});

test('requests a card with its name, branch and annual fee', async ({ page, signIn }) => {
  await signIn('carmen');
  await openOffer(page, 'Tarjeta Platino');
  await acceptTerms(page);
  await expect(heading(page, 'Sucursal')).toBeVisible();
  const name = page.getByLabel('Nombre en la tarjeta');
  await expect(name).toHaveValue('CARMEN VILLASEÑOR');
  await name.fill('carmen');
  await pressContinue(page);
  await expect(page.getByText('Escribe nombre y apellido').last()).toBeVisible();
  await expect(page.getByText('Elige una sucursal.').last()).toBeVisible();
  await name.fill('Carmen Villaseñór');
  await expect(name).toHaveValue('CARMEN VILLASEÑOR');
  await page.getByLabel('Busca por ciudad, sucursal o código postal').fill('nada');
  await expect(page.getByText('No encontramos sucursales con ese nombre.')).toBeVisible();
  await page.getByLabel('Busca por ciudad, sucursal o código postal').fill('méXICO');
  await expect(page.getByText('4 sucursales')).toBeVisible();
  for (const [query, count] of [
    ['cdmx', '4 sucursales'],
    ['11560', '1 sucursal'],
  ] as const) {
    await page.getByLabel('Busca por ciudad, sucursal o código postal').fill(query);
    await expect(page.getByText(count, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Busca por ciudad, sucursal o código postal').fill('méxico');
  await page.getByRole('radio', { name: /^Del Valle/ }).check();
  await expectAccessible(page);
  const branch = page.waitForRequest(/\/branches\/004$/);
  await goToReview(page);
  await branch;
  await expect(shownValue(page, 'Anualidad')).toContainText('$1,450.00 MXN más IVA');
  await expect(shownValue(page, 'Anualidad')).toContainText('Con IVA son $1,682.00 MXN.');
  await expect(shownValue(page, 'Recógela en')).toContainText('Del Valle');
  const acceptCall = page.waitForRequest((request) => request.url().endsWith(ACTIONS));
  await contractButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Contratar mi tarjeta Tarjeta Platino',
    'Nombre en la tarjeta',
    'CARMEN VILLASEÑOR',
  ]);
  await signWith(page, TOKENS.carmen);
  expect((await acceptCall).postDataJSON().offer_properties).toEqual({
    amount: 200_000,
    embossing_name: 'CARMEN VILLASEÑOR',
    branch_id: '004',
  });
  await expect(heading(page, 'Tu tarjeta está en camino')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi tarjeta' }).click();
  await expect(page).toHaveURL(/details\/credit-card\//);
});

test('works by keyboard on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('luis');
  await openOffer(page, 'Línea Cenzontle');
  const document = page.getByRole('group', { name: 'Documento' });
  await document.focus();
  await page.keyboard.press('End');
  await expect(consentBox(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Tab');
  await expect(consentBox(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Monto y plazo')).toBeVisible();
  await chooseAmount(page, '25000');
  await page.getByRole('radio', { name: '24 meses' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '36 meses' })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await expectAccessible(page);
});

test('opens a line with its term and monthly payment', async ({ page, signIn }) => {
  await signIn('luis');
  await openOffer(page, 'Línea Cenzontle');
  await acceptTerms(page);
  await page.getByRole('button', { name: '$25,000', exact: true }).click();
  await page.getByRole('radio', { name: '12 meses' }).check();
  await expect(visibleText(page, 'Si la usas toda y la pagas por partes iguales')).toBeVisible();
  await goToReview(page);
  await expect(shownValue(page, 'La puedes usar durante')).toContainText('12 meses');
  await expect(page).toHaveURL(/\/campaigns\/line\/confirm/);
  await contractButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Contratar $25,000.00 MXN de Línea Cenzontle',
    'La puedes usar durante',
    '12 meses',
  ]);
  await signWith(page, '285713');
  await expect(heading(page, 'Tu línea de crédito está lista')).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/line\/receipt/);
  await page.getByRole('link', { name: 'Ver mi línea' }).click();
  await expect(page).toHaveURL(/details\/line-of-credit\//);
});

test('raises a limit without any choice', async ({ page, signIn }) => {
  await signIn('ana');
  await openOffer(page, 'Más límite para tu Tarjeta Oro');
  // The offer states the new limit, not the difference.
  await expect(page.getByText('Tu límite sube a').filter({ visible: true }).first()).toBeVisible();
  await acceptTerms(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await expect(shownValue(page, 'Límite de hoy')).toHaveText('$60,000.00 MXN');
  await expect(page.getByText('$90,000.00').first()).toBeVisible();
  await contractButton(page).click();
  await expect(signedTexts(page)).toHaveText(['Subir mi límite a $90,000.00 MXN en Tarjeta Oro •••• 9014']);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Tu nuevo límite está listo')).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/line-increase\/receipt/);
  await page.getByRole('link', { name: 'Ver mi cuenta' }).click();
  await expect(page.getByText('$90,000.00').first()).toBeVisible();
});
