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
