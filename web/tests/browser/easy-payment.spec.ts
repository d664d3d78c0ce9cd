import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import {
  amount,
  CARD,
  clickButton,
  dialog,
  LOAN,
  payableAmount,
  payButton,
  source,
} from '../support/easy-payment';
import { shownValue } from '../support/own-transfer';

test('pays a card in two steps with exclusive amounts, and updates its page @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CARD);
  const [balanceBefore, debtBefore] = [
    await bank.ledger.balance('ana-nomina'),
    await bank.ledger.balance('ana-tarjeta'),
  ];
  await expect(payableAmount(page, /^Para no generar intereses Recomendado/)).toBeChecked();
  await payableAmount(page, 'Otra cantidad Tú decides cuánto').check();
  await clickButton(page, 'Pagar tarjeta');
  await expect(page).toHaveURL(new RegExp(`${CARD}$`));
  const continueButton = dialog(page).getByRole('button', { name: 'Continuar' });
  await expect(dialog(page)).toContainText('Paso 1 de 2');
  await expect(dialog(page)).toContainText('Tarjeta Oro •••• 9014');
  await expect(dialog(page)).toContainText('Fecha límite de pago: 02 dic 2026');
  await expect(dialog(page)).toContainText('Saldo utilizado $18,742.55 MXN');
  await expect(continueButton).toBeDisabled();
  await dialog(page)
    .getByRole('radio', { name: /^Para no generar intereses Recomendado/ })
    .check();
  await expect(continueButton).toBeEnabled();
  await expect(amount(page)).toBeHidden();
  await expect(amount(page)).toBeDisabled();
  await expectAccessible(page);

  await test.step('selects one option at a time; another amount has its own field', async () => {
    await dialog(page)
      .getByRole('radio', { name: /Pago mínimo El resto genera intereses/ })
      .check();
    await dialog(page).getByRole('radio', { name: 'Otra cantidad Tú decides cuánto' }).check();
    await expectAccessible(page);
    await expect(dialog(page).getByRole('radio', { name: /Pago mínimo/ })).not.toBeChecked();
    await expect(continueButton).toBeDisabled();
    await amount(page).fill('$1,234.50');
    await continueButton.click();
  });

  await test.step('requires a source account that covers the amount', async () => {
    await expect(dialog(page)).toContainText('Paso 2 de 2');
    await expect(source(page)).toHaveValue('');
    await expect(source(page).getByRole('option')).toHaveText([
      'Selecciona una cuenta',
      /^Ahorro/,
      /^Cuenta Dólares/,
      /^Nómina/,
    ]);
    await expect(payButton(page)).toBeDisabled();
    await source(page).selectOption('ana-nomina');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  });

  await expect(dialog(page)).toContainText('Tu pago ya está en tu tarjeta.');
  await expect(shownValue(page, 'Debes ahora')).toHaveText('$17,508.05 MXN');
  const folio = await shownValue(page, 'Folio').textContent();
  const receiptCall = page.waitForRequest((request) => request.url().endsWith(`/transfers/${folio}/receipt`));
  const file = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Descargar PDF' }).click();
  await receiptCall;
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await bank.ledger.balance('ana-nomina')).toBe(balanceBefore - 1234_50);
  expect(await bank.ledger.balance('ana-tarjeta')).toBe(debtBefore + 1234_50);
  await expect(page.getByRole('main')).toContainText('$17,508.05');
});

test('a reload after an unknown outcome warns again, until the warning is closed', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await clickButton(page, 'Pagar préstamo');
  await source(page).selectOption('ana-nomina');
  await bank.fault.lostCall().on('transfers.execute');
  await payButton(page).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('No la repitas.');
  await page.reload();
  await expect(warning).toContainText('No la repitas.');
  await warning.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toBeVisible();
  await expect(warning).toHaveCount(0);
});
