import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { FEDERAL, fillFederal, fillProperty, line, PROPERTY } from '../support/taxes';
import { goToReview, signWith, TOKENS } from '../support/third-party';
import { clickTwice } from '../support/twice';

const lineError = (page: Page) => page.locator('#line-error');

/** Completes the form of a property tax up to its review. */
async function openPropertyReview(page: Page): Promise<void> {
  await line(page).fill(PROPERTY);
  await pressContinue(page);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await pressContinue(page);
  await fillProperty(page);
  await goToReview(page);
}

test('pays a federal tax from its line to the receipt and the history', async ({ page, bank, signIn }) => {
  await signIn('ana', 'bill-payments/tax-sat');
  await expect(page).toHaveTitle('Paso 1 de 4 · Pagar impuestos SAT · Cenzontle');
  const before = await bank.ledger.balance('ana-nomina');
  await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-nomina');
  await expect(page.getByLabel('Importe')).toHaveAttribute('placeholder', '0');
  await fillFederal(page);
  await expect(line(page)).toHaveValue('04SA T260 0001 9856 3245');
  await expectAccessible(page);
  await goToReview(page);
  const [validation] = await bank.requests({ operation: 'taxes.actionFields' });
  const { request } = await bank.request(validation?.traceId ?? '');
  expect(request?.body?.content).toMatchObject({ capture_line: FEDERAL.replaceAll(' ', '') });
  await expect(shownValue(page, 'Concepto')).toHaveText('Declaración del SAT');
  await expect(shownValue(page, 'Vence')).toHaveText('30 jun 2039');
  await clickTwice(bank, page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }));
  await expect(heading(page, 'Firma tu pago')).toBeVisible();
  await expect(page).toHaveURL(/\/tax-sat\/token-verification$/);
  await expect(page.getByRole('main')).toContainText('04SA T260 0001 9856 3245');
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
  await signWith(page, '000000');
  await expect(page.getByRole('main')).toContainText('La clave no es correcta');
  await signWith(page, TOKENS.ana);

  await expect(heading(page, 'Pago hecho')).toBeFocused();
  await expectAccessible(page);
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 8_500_00);
  await expect(shownValue(page, 'Autorización')).toHaveText(/^\d{6}$/);
  await expect(shownValue(page, 'Línea de captura')).toHaveText('04SA T260 0001 9856 3245');
  await expect(page.getByRole('link', { name: 'Ver mis pagos realizados' })).toHaveAttribute(
    'href',
    /\/transfers\/history\/payments$/,
  );

  await page.reload();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await page.goBack();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 8_500_00);
  await page.goto('transfers/history/payments');
  await page.getByRole('link', { name: 'Servicio de Administración Tributaria' }).first().click();
  await expect(shownValue(page, 'Concepto')).toHaveText('Declaración del SAT');
});

test('shows errors of the form and of the bank at their field', async ({ page, bank, signIn }) => {
  await signIn('ana', 'bill-payments/tax-sat');
  const before = await bank.ledger.count();
  for (const [text, message] of [
    ['', 'Escribe la línea de captura.'],
    ['04SAT2600001985632', 'La línea de captura tiene 20 caracteres; escribiste 18.'],
    ['04SAT2600001985632455', 'La línea de captura tiene 20 caracteres; escribiste 21.'],
    ['04SAT26000019856324Ñ', 'La línea de captura lleva solo letras sin acento y números.'],
  ] as const) {
    await fillFederal(page, text);
    await pressContinue(page);
    await expect(lineError(page)).toHaveText(message);
  }
  await fillFederal(page, FEDERAL, '8,500.50');
  await pressContinue(page);
  await expect(page.locator('#amount-error')).toContainText('sin centavos');

  await fillFederal(page, '04SAT260000198563246');
  await pressContinue(page);
  await expect(lineError(page)).toContainText('La línea de captura es incorrecta.');
  await expectAccessible(page);

  await step('rejects an amount that differs from the line at its field', async () => {
    await fillFederal(page, FEDERAL, '8,501');
    await pressContinue(page);
    await expect(page.locator('#amount-error')).toContainText(
      'La línea de captura o el monto son incorrectos.',
    );
    await expect(line(page)).toHaveValue(FEDERAL);
  });
  expect(await bank.ledger.count()).toBe(before);
});

test('the property tax requires its own fields, and shows them on the receipt', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/tax-cdmx');
  const before = await bank.ledger.balance('ana-nomina');
  await line(page).fill(PROPERTY);
  await pressContinue(page);
  await expect(heading(page, 'Tu pago')).toBeVisible();
  await expect(shownValue(page, 'Concepto')).toHaveText('Predial');
  await expect(shownValue(page, 'Importe')).toHaveText('$4,256.50 MXN');
  await expectAccessible(page);
  await page.getByLabel('Cuenta origen').selectOption('ana-nomina');
  await pressContinue(page);
  await expect(heading(page, 'Datos del pago')).toBeVisible();
  await pressContinue(page);
  await expect(page.locator('#given-taxpayer-error')).toHaveText('Dato necesario.');
  await expect(page.locator('#given-neighbourhood-error')).toHaveCount(0);
  await page.getByLabel('RFC').fill('HEAA881332QX3');
  await page.getByLabel('Cuenta predial').fill('0562141800');
  await pressContinue(page);
  await expect(page.locator('#given-rfc-error')).toHaveText('Escribe el RFC como está en tu constancia.');
  await expect(page.locator('#given-property-error')).toHaveText('Son 12 dígitos. Te faltan 2.');
  await expectAccessible(page);

  await page.goto('bill-payments/tax-cdmx');
  await openPropertyReview(page);
  await expect(shownValue(page, 'Cuenta predial')).toContainText('056 214 18 000 4');
  await page.getByRole('button', { name: 'Pagar $4,256.50 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Pago hecho')).toBeFocused();
  await expect(shownValue(page, 'RFC')).toHaveText('HEAA880412QX3');
  await expect(shownValue(page, 'Cuenta predial')).toContainText('056 214 18 000 4');
  await expect(shownValue(page, 'Fecha de la boleta')).toHaveText(/^\d{2} \w{3} 2026$/);
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 4_256_50);
});

test('federal taxes are activated once, and then the form opens', async ({ page, signIn }) => {
  await signIn('luis', 'bill-payments/tax-sat');
  await expect(heading(page, 'Activa el pago de impuestos')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Activar y firmar' }).click();
  await expect(page.getByRole('dialog', { name: 'Firma la activación' })).toContainText(
    'Activar el pago de impuestos SAT',
  );
  await page.getByLabel('Clave de seguridad').fill('285713');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pagar impuestos SAT')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pago de impuestos activo desde el 23 nov 2026.');
  await page.goto('bill-payments/activation');
  await expect(page.getByRole('main')).toContainText('Ya está activo');
  await expect(page.getByRole('button', { name: 'Activar y firmar' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pagar impuestos SAT' }).click();
  await expect(heading(page, 'Pagar impuestos SAT')).toBeVisible();
});

test('finds a payment by its line when the response is lost', async ({ page, bank, signIn }) => {
  await signIn('ana', 'bill-payments/tax-sat');
  const before = await bank.ledger.count();
  await fillFederal(page);
  await goToReview(page);
  await page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault.rule({
    match: { method: 'POST', path: '/api/bff-web-payments/v1/payment' },
    times: 1,
    then: { kind: 'drop-after-commit' },
  });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
});

test('rejects a payment out of hours or without an account before any input', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('elena', 'bill-payments/tax-cdmx');
  await expect(heading(page, 'Necesitas una cuenta de cheques')).toBeVisible();
  await bank.clock.advance('PT10H');
  await signIn('ana', 'bill-payments/tax-cdmx');
  await expect(heading(page, 'Este servicio está cerrado por ahora')).toBeVisible();
  await expect(page).toHaveURL(/\/verification\/no-operation-time\?service=bill-payments$/);
  await expect(page.getByRole('main')).toContainText(
    'Su horario es todos los días de 06:00 a 19:30 horas (tiempo del centro).',
  );
  await page.goto('bill-payments/tax-sat');
  await expect(page).toHaveURL(/\/verification\/no-operation-time\?service=bill-payments$/);
});

test('works by keyboard on a phone', async ({ page, bank, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', 'bill-payments/tax-sat?amount=8500&from_account=ana-nomina');
  const before = await bank.ledger.count();
  await line(page).focus();
  await page.keyboard.type('04sat260000198563245');
  await expect(line(page)).toHaveValue('04SA T260 0001 9856 3245');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }).press('Enter');
  await page.getByLabel('Clave de seguridad').fill(TOKENS.ana);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
});

test('federal taxes deactivated meanwhile link to the activation and back', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/tax-sat');
  await fillFederal(page);
  await goToReview(page);
  await bank.fixture('taxes.deactivated', 'ana');
  await page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Tu pago no se realizó' });
  await expect(dialog).toContainText('Activa el pago de impuestos SAT para continuar.');
  await dialog.getByRole('link', { name: 'Activar el pago' }).click();
  await page.getByRole('button', { name: 'Activar y firmar' }).click();
  await page.getByLabel('Clave de seguridad').fill(TOKENS.ana);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pagar impuestos SAT')).toBeVisible();
  await expect(line(page)).toHaveValue(FEDERAL);
  await expect(page.getByLabel('Importe')).toHaveValue('8,500');
});
