import { expect, test } from '../support/browser/test';
import { CARD, clickButton, dialog, payButton, source } from '../support/easy-payment';

test('nothing overflows the dialog on a phone with 200 % text', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CARD);
  // The points load after the card and move the content below them.
  await expect(page.getByText(/^Tienes .* puntos/)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const fits = () => dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth);
  await clickButton(page, 'Pagar tarjeta');
  await dialog(page).getByRole('button', { name: 'Cambiar cantidad' }).click();
  expect(await fits()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await source(page).selectOption('ana-dolares');
  expect(await fits()).toBe(true);
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  expect(await fits()).toBe(true);
});
