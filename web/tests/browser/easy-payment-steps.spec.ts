import { expect, test } from '../support/browser/test';
import { amount, CARD, dialog, offered, open, payButton, source } from '../support/easy-payment';

test('where no minimum is left to choose, another amount is typed into an empty field', async ({
  page,
  signIn,
}) => {
  await signIn('ana', CARD);
  await offered(page, /^Pago mínimo/).check();
  await open(page, 'Pagar tarjeta');
  await source(page).selectOption('ana-nomina');
  await payButton(page).click();
  await dialog(page).getByRole('button', { name: 'Terminar' }).click();
  await offered(page, /^Otra cantidad/).check();
  await open(page, 'Pagar tarjeta');
  await source(page).selectOption('ana-nomina');
  await expect(amount(page)).toHaveValue('');
  await expect(payButton(page)).toBeDisabled();
});

test('with text at 200 % nothing of it runs over on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CARD);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const fits = () => dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth);
  await open(page, 'Pagar tarjeta');
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
