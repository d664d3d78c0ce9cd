import { expect, test } from '../support/dom/journey';
import { FORM, fill, next } from '../support/own-transfer';

test('what is taken out of a credit is said to be lent, and the receipt says what is owed then', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await fill(page, { from: 'ana-linea', to: 'ana-nomina', amount: '2000' });
  await next(page);
  await expect(page.getByText(/^Sale de tu crédito\. Se hace en cuanto confirmas/)).toBeVisible();
  await page.getByRole('button', { name: /^Transferir \$/ }).click();
  await expect(page.getByText('Debes $13,380.24 MXN en Línea Cenzontle.')).toBeVisible();
});
