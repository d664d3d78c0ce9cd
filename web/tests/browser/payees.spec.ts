import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading, shownValue } from '../support/own-transfer';
import { createService, goToReview, saveButton } from '../support/payees';
import { field, sign, WRONG_TOKEN } from '../support/recipients';

const CREATE_LIGHT_SERVICE = createService('luz-del-altiplano');

test('saves a service from its number on the bill, signs it and links to its payment @smoke', async ({
  page,
  signIn,
}) => {
  await signIn('ana', CREATE_LIGHT_SERVICE);
  const bill = page.getByRole('img', {
    name: /^Recibo de Luz del Altiplano, con “No\. de servicio” marcado/,
  });
  await expect(bill).toBeVisible();
  await expect(bill).toContainText('502 188 347 710');

  await test.step('typed text appears on the bill, and a full barcode is trimmed to the number', async () => {
    await field(page, 'Número de servicio').pressSequentially('64002811');
    await expect(field(page, 'Número de servicio')).toHaveValue('640 028 11');
    await expect(bill).toContainText('640 028 11');
    await field(page, 'Número de servicio').fill('016400281199041234567890123456');
    await expect(field(page, 'Número de servicio')).toHaveValue('640 028 119 904');
    await expect(
      page.getByRole('status').filter({ hasText: /^Tomamos tu número de servicio del código de barras$/ }),
    ).toHaveCount(1);
    await expect(bill).toContainText('640 028 119 904');
    await expectAccessible(page);
  });

  await test.step('reviews, signs and saves the service', async () => {
    await goToReview(page);
    await expect(shownValue(page, 'Número de servicio')).toHaveText('640 028 119 904');
    await saveButton(page).dblclick();
    await sign(page, WRONG_TOKEN);
    await expect(page.getByText('La clave no es correcta')).toBeVisible();
    await sign(page);
    await expect(heading(page, 'Servicio guardado')).toBeFocused();
    await page.reload();
    await expect(shownValue(page, 'Número de servicio')).toHaveText('640 028 119 904');
    await expectAccessible(page);
  });

  await test.step('offers to pay the service at once', async () => {
    await page.getByRole('link', { name: 'Pagar Luz de la tienda' }).click();
    await expect(page).toHaveURL(/\/bill-payments\/service\?billtype=WITHRECEIPT&payee=[^&]+$/);
  });
});
