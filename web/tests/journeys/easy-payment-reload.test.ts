import { expect, test } from '../support/dom/journey';
import { CARD, clickButton, dialog, LOAN, payButton, source } from '../support/easy-payment';

test('a reload while sending shows the completed payment, which moves money once', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  const [balanceBefore, countBefore] = [await bank.ledger.balance('ana-nomina'), await bank.ledger.count()];
  // The bank executes the call, but the client never gets the response.
  const executeCall = new Promise<void>((resolve) => {
    void page.route('**/execute', (route) => route.fetch().then(() => resolve()));
  });
  await clickButton(page, 'Pagar préstamo');
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await executeCall;
  const countAfter = await bank.ledger.count();
  expect(countAfter).toBeGreaterThan(countBefore);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  await expect(dialog(page)).toContainText('$5,480.69 MXN');
  await expect(dialog(page)).toContainText('Saldo pendiente ahora$48,376.97 MXN');
  expect(await bank.ledger.count()).toBe(countAfter);
  expect((await bank.ledger.balance('ana-nomina')) ?? 0).toBe((balanceBefore ?? 0) - 5480_69);
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagar préstamo' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

for (const [place, path] of [
  ['the card page', CARD],
  ['the summary', 'account-summary'],
] as const)
  test(`a reload on ${place} before the payment arrives shows an unknown outcome and no retry`, async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', path);
    const countBefore = await bank.ledger.count();
    const executeCall = new Promise<void>((resolve) => {
      void page.route('**/execute', () => resolve());
    });
    const button = page.getByRole('button', { name: /^Pagar (tarjeta|\$)/ }).first();
    await button.click();
    await source(page).selectOption('ana-nomina');
    await payButton(page).click();
    await executeCall;
    await page.reload();
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('No la repitas.');
    await expect(warning.getByRole('link', { name: 'Ir a mi historial' })).toBeVisible();
    expect(await bank.ledger.count()).toBe(countBefore);
    await warning.getByRole('button', { name: 'Cerrar' }).last().click();
    await page.reload();
    await expect(button).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
