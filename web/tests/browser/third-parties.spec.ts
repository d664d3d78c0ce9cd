import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading, shownValue } from '../support/own-transfer';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

test('sends a SPEI transfer from form to receipt, with its CEP and history entry @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await expect(page).toHaveTitle('Paso 1 de 3 · Transferir a otro banco · Cenzontle');
  const before = await bank.ledger.balance('ana-nomina');
  await page.getByLabel('Referencia numérica').fill('1234567');
  await expect(page.getByText('Comisión: $5.80 MXN, IVA incluido').first()).toBeVisible();
  await goToReview(page);
  await expect(shownValue(page, 'Cuenta destino')).toContainText('BBVA México');
  await expect(shownValue(page, 'Total a cargo')).toHaveText('$2,505.80 MXN');

  await test.step('a wrong token clears the field and moves no money', async () => {
    await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Firma tu transferencia' });
    await expect(dialog.getByLabel('Clave de seguridad')).toBeFocused();
    await expect(dialog.getByLabel('Clave de seguridad')).toHaveAttribute('autocomplete', 'one-time-code');
    await signWith(page, '12');
    await page.getByRole('button', { name: 'Firmar' }).click();
    await expect(dialog).toContainText('Escribe los 6 números que muestra tu token.');
    await signWith(page, '000000');
    await expect(dialog).toContainText('La clave no es correcta');
    await expect(dialog.getByLabel('Clave de seguridad')).toHaveValue('');
    await expectAccessible(page);
    expect(await bank.ledger.balance('ana-nomina')).toBe(before);
  });

  await test.step('cancelling the signature keeps the review, which can be signed again', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByText('Total a cargo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
    await expect(page.getByText('La clave no es correcta')).toBeHidden();
    await signWith(page, TOKENS.ana);
    await expect(heading(page, 'Transferencia hecha')).toBeFocused();
    // Closing the dialog goes back in history, which must not restore the review's scroll position.
    await expect(page.getByText('Aplicada')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the receipt survives a reload, and Back sends nothing', async () => {
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
    await expect(shownValue(page, 'Clave de rastreo')).toContainText(/CZ20261123\d{10}/);
    await expect(shownValue(page, 'Referencia')).toHaveText('1234567');
    await page.reload();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goBack();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
    await page.goForward();
  });

  await test.step('the CEP and the history show the transfer', async () => {
    const proof = page.waitForEvent('popup');
    await page.getByRole('link', { name: /Consulta tu CEP/ }).click();
    await expect(
      (await proof).getByRole('heading', { name: 'Comprobante electrónico de pago' }),
    ).toBeVisible();
    await page.goto('transfers/history/transactions');
    await expect(page.getByRole('link', { name: 'Mamá', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /CEP/ }).first()).toHaveAttribute(
      'href',
      /\/__bank\/cep\/[\w-]{22}$/,
    );
  });
});
