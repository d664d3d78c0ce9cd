import { expect, test } from '../support/browser/test';
import { FORM, goToReview, heading, sendButton, shownValue } from '../support/own-transfer';

test.describe('a transfer from the form to the receipt', () => {
  test('moves the money once and shows it on the receipt @base @smoke', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await expect(page).toHaveTitle('Paso 1 de 3 · Transferir entre mis cuentas · Cenzontle');
    const [from, to] = [await bank.ledger.balance('ana-nomina'), await bank.ledger.balance('ana-ahorro')];

    await goToReview(page, { concept: 'Para las vacaciones' });
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts\/confirm$/);
    await expect(page).toHaveTitle('Paso 2 de 3 · Revisa y confirma · Cenzontle');
    await expect(shownValue(page, 'Cuenta origen')).toContainText('Nómina');
    await expect(shownValue(page, 'Cuenta destino')).toContainText('Ahorro para el viaje');
    await expect(shownValue(page, 'Fecha')).toHaveText('Hoy, 23 nov 2026');
    await expect(shownValue(page, 'Concepto')).toHaveText('Para las vacaciones');

    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeFocused();
    await expect(page).toHaveURL(/\/receipt\?key=[\w-]+$/);
    await expect(page.getByText('Aplicada')).toBeVisible();
    await expect(shownValue(page, 'Folio')).toContainText(/\d{4} ?\d{4}/);
    await expect(shownValue(page, 'Importe enviado')).toHaveText('$1,250.00 MXN');
    await expect(page.getByText('El dinero ya está en tu cuenta destino.')).toBeVisible();
    expect(await bank.ledger.balance('ana-nomina')).toBe(from - 1250_00);
    expect(await bank.ledger.balance('ana-ahorro')).toBe(to + 1250_00);

    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page.getByRole('link', { name: /^Nómina/ })).toContainText('$47,065.62');
  });
});

test('a transfer on a phone works by keyboard', async ({ page, bank, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', `${FORM}?from_account=ana-nomina&to_account=ana-ahorro`);
  const before = await bank.ledger.count();
  await page.getByLabel('Importe').focus();
  await page.keyboard.type('1250');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await sendButton(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(sendButton(page)).toBeFocused();
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Transferencia hecha')).toBeFocused();
  expect(await bank.ledger.count()).toBe(before + 1);
});
