import { amountError, motherTopUpPath, option } from '../support/bills';
import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { goToReview, signedTexts, signWith, TOKENS } from '../support/third-party';
import { clickTwice } from '../support/twice';

const OTHER_NUMBER = /^Otro número/;

test('tops up a saved number with an amount that its company offers, up to the receipt', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/mobile-top-up');
  await expect(page).toHaveTitle('Paso 1 de 3 · Recargar tiempo aire · Cenzontle');
  const before = await bank.ledger.balance('ana-nomina');
  await pressContinue(page);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Elige el número que recargas.');
  await expect(summary).toContainText('Elige el importe.');
  await option(page, /^Mamá Tecolote Móvil/).check();
  await option(page, '$100').check();
  await expect(page.getByRole('radio', { name: '$10', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await goToReview(page);
  await expect(shownValue(page, 'Celular')).toContainText('(55) 4820 1197');
  await clickTwice(bank, page.getByRole('button', { name: 'Recargar $100.00 MXN' }));
  await expect(heading(page, 'Recarga hecha')).toBeFocused();
  await expect(page.getByText('23 nov 2026 09:30 horas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guardar este número para la próxima' })).toHaveCount(0);
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 100_00);
});

test('a new number is typed twice, signed and can then be saved', async ({ page, bank, signIn }) => {
  await signIn('ana', 'bill-payments/mobile-top-up?origin_account=ana-nomina');
  const before = await bank.ledger.balance('ana-nomina');
  await option(page, OTHER_NUMBER).check();
  await expect(page.getByText('Un número que no está guardado se recarga hoy.')).toBeVisible();
  await pressContinue(page);
  for (const message of ['Elige la compañía.', 'Escribe el celular.', 'Escribe otra vez el celular.'])
    await expect(page.getByRole('alert')).toContainText(message);
  await page.getByLabel('Celular', { exact: true }).fill('812046731');
  await page.getByLabel('Escribe otra vez el celular').fill('8120467316');
  await pressContinue(page);
  await expect(page.locator('#phone-error')).toHaveText('El celular tiene 10 dígitos; escribiste 9.');
  await page.getByLabel('Celular', { exact: true }).fill('8120467315');
  await pressContinue(page);
  await expect(page.locator('#phoneRepeated-error')).toHaveText(
    'No es el mismo celular que escribiste antes.',
  );
  await page.getByLabel('Escribe otra vez el celular').fill('8120467315');

  await step('clears an amount that the new company does not offer', async () => {
    const company = page.getByRole('group', { name: 'Compañía' });
    await company.getByRole('radio', { name: 'Celular Colibrí' }).check();
    await option(page, '$80').check();
    await company.getByRole('radio', { name: 'Tecolote Móvil' }).check();
    await expect(
      page.getByText('Tecolote Móvil no tiene recargas de $80: elige otro importe.'),
    ).toBeVisible();
    await pressContinue(page);
    await expect(amountError(page)).toHaveText('Elige el importe.');
    await option(page, '$70').check();
  });
  await expect(option(page, 'Otro día')).toHaveCount(0);
  await expectAccessible(page);
  await goToReview(page);
  await page.getByRole('button', { name: 'Recargar $70.00 MXN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Firma tu recarga' });
  await expect(signedTexts(page)).toHaveText([
    'Recargar $70.00 MXN a (81) 2046 7315 en Tecolote Móvil',
    'Celular',
    '(81) 2046 7315',
    'Compañía',
    'Tecolote Móvil',
  ]);
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
  await signWith(page, '000000');
  await expect(dialog).toContainText('La clave no es correcta');
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Recarga hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 70_00);
  await expect(page.getByRole('link', { name: 'Guardar este número para la próxima' })).toHaveAttribute(
    'href',
    /create-payee\/mobile-top-up\?merchant=tecolote-movil&mobile_telephone=8120467315$/,
  );
});

test('before sending, rejects an amount that is above the limit or not offered', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTopUpPath({ amount: '300' }));
  await expect(page.getByRole('radio', { name: '$300 Rebasa tu límite' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '$200', exact: true })).not.toBeChecked();
  await pressContinue(page);
  await expect(amountError(page)).toHaveText('Rebasas tu límite de $200.00 MXN por operación.');
  await page.goto(motherTopUpPath({ amount: '500.01' }));
  await pressContinue(page);
  await expect(amountError(page)).toHaveText('Elige el importe.');
  expect((await bank.requests()).filter(({ path }) => path.endsWith('/validate'))).toEqual([]);
});

test('accepts the maximum amount of the bank', async ({ page, bank, signIn }) => {
  await signIn(
    'carmen',
    motherTopUpPath({ payee: 'carmen-movil', origin_account: 'carmen-cheques', amount: '500' }),
  );
  await goToReview(page);
  const before = await bank.ledger.balance('carmen-cheques');
  await page.getByRole('button', { name: 'Recargar $500.00 MXN' }).click();
  await expect(heading(page, 'Recarga hecha')).toBeVisible();
  expect(await bank.ledger.balance('carmen-cheques')).toBe(before - 500_00);
});

test('after 20:45 a saved number can only be scheduled, and a new number is disabled', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.clock.advance('PT11H16M');
  await signIn('ana', motherTopUpPath());
  await expect(option(page, 'Hoy')).toBeDisabled();
  await expect(option(page, 'Otro día')).toBeChecked();
  await goToReview(page);
  await expect(shownValue(page, 'Fecha')).toHaveText('24 nov 2026');
  await page.getByRole('button', { name: 'Programar $100.00 MXN' }).click();
  await expect(heading(page, 'Recarga programada')).toBeVisible();
  await page.goto('transfers/history/payments');
  await page.getByRole('button', { name: 'Cancelar el pago del 24 nov 2026' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cancelar este pago?' });
  await expect(dialog).toContainText('no se hará ningún cargo a tu cuenta.');
  await expect(dialog).not.toContainText('recibo');
  await page.goto('bill-payments/mobile-top-up');
  await expect(option(page, /^Otro número De 06:00 a 20:45 horas/)).toBeDisabled();
  await expect(page.getByText('Puedes programar una a un número guardado.')).toBeVisible();
});

test('without a token a new number is disabled; an inactive virtual key must be activated first', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('diego', 'bill-payments/mobile-top-up?payee=diego-movil&amount=100');
  const before = await bank.ledger.count();
  await goToReview(page);
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
  await page.getByRole('button', { name: 'Recargar $100.00 MXN' }).click();
  await expect(heading(page, 'Recarga hecha')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
  await page.goto('bill-payments/mobile-top-up');
  await expect(option(page, /^Otro número Necesitas un token/)).toBeDisabled();

  await signIn('sofia', 'bill-payments/mobile-top-up');
  await option(page, OTHER_NUMBER).check();
  await expect(page.getByRole('dialog', { name: 'Activa tu llave virtual en la app móvil' })).toBeVisible();
});

test('works by keyboard on a phone', async ({ page, bank, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', motherTopUpPath());
  const before = await bank.ledger.count();
  await option(page, '$100').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, '$150')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page.getByRole('button', { name: 'Recargar $150.00 MXN' }).press('Enter');
  await expect(heading(page, 'Recarga hecha')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
});
