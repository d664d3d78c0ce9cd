import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading, next, shownAs } from '../support/own-transfer';
import { CREATE_MOBILE, company, createService, save, toReview } from '../support/payees';
import { field, fillIn, savedRows, sign, WRONG_TOKEN } from '../support/recipients';

const LIGHT = createService('luz-del-altiplano');

test('a service is saved: its number on the bill, the token, and the way to paying it @smoke', async ({
  page,
  signIn,
}) => {
  await signIn('ana', LIGHT);
  const bill = page.getByRole('img', {
    name: /^Recibo de Luz del Altiplano, con “No\. de servicio” marcado/,
  });
  await expect(bill).toBeVisible();
  await expect(bill).toContainText('502 188 347 710');

  await test.step('what is typed appears on the paper, and a whole barcode is cut', async () => {
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

  await test.step('reviewed, signed, saved', async () => {
    await toReview(page);
    await expect(shownAs(page, 'Número de servicio')).toHaveText('640 028 119 904');
    await save(page).dblclick();
    await sign(page, WRONG_TOKEN);
    await expect(page.getByText('La clave no es correcta')).toBeVisible();
    await sign(page);
    await expect(heading(page, 'Servicio guardado')).toBeFocused();
    await page.reload();
    await expect(shownAs(page, 'Número de servicio')).toHaveText('640 028 119 904');
    await expectAccessible(page);
  });

  await test.step('it can be paid at once', async () => {
    await page.getByRole('link', { name: 'Pagar Luz de la tienda' }).click();
    await expect(page).toHaveURL(/\/bill-payments\/service\?billtype=WITHRECEIPT&payee=[^&]+$/);
  });
});

test('a company that asks for more: each of its fields, and what is wrong with them', async ({
  page,
  signIn,
}) => {
  await signIn('ana', createService('almacenes-fuentes'));
  const summary = page.getByRole('alert');
  await next(page);
  await expect(summary).toContainText('Escribe un alias.');
  await expect(page.locator('#given-holder-error')).toHaveText('Dato necesario');
  await fillIn(page, { 'Número de tarjeta': '1234', 'Nombre en la tarjeta': 'Ana 2', 'Alias': 'Tienda!' });
  await expect(field(page, 'Nombre en la tarjeta')).toHaveValue('Ana ');
  await next(page);
  await expect(page.locator('#given-reference-error')).toHaveText('Mínimo 9 dígitos. Te faltan 5.');
  await expect(page.locator('#nickname-error')).toHaveText('Usa solo letras, números y espacios.');
  await expectAccessible(page);
  await toReview(page, { 'Número de tarjeta': '6002884019', 'Alias': 'Tienda' });
  await expect(shownAs(page, 'Nombre en la tarjeta')).toHaveText('Ana');
  await page.getByRole('link', { name: 'Cambiar Número de tarjeta' }).click();
  await expect(field(page, 'Número de tarjeta')).toBeFocused();
});

test('a phone is typed twice and saved with its company', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CREATE_MOBILE);
  await next(page);
  for (const text of ['Elige la compañía', 'Escribe el celular.', 'Escribe otra vez', 'Escribe un alias.'])
    await expect(page.getByRole('alert')).toContainText(text);
  await company(page, 'Nopal Móvil').focus();
  await page.keyboard.press('Space');
  await fillIn(page, {
    'Celular': '552041770',
    'Escribe otra vez el celular': '5520417702',
    'Alias': 'Diego 2',
  });
  await next(page);
  await expect(page.locator('#phone-error')).toHaveText('Son 10 dígitos. Te falta 1.');
  await expect(page.locator('#phoneRepeated-error')).toHaveText(
    'No es el mismo celular que escribiste antes.',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await field(page, 'Celular').fill('+52 55 2041 7702');
  await expect(field(page, 'Celular')).toHaveValue('55 2041 7702');
  await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('55 2041 7702');
  await toReview(page, {});
  await expect(shownAs(page, 'Compañía')).toHaveText('Nopal Móvil');
  await save(page).click();
  await sign(page);
  await expect(heading(page, 'Celular guardado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recargar Diego 2' })).toHaveAttribute(
    'href',
    /\/bill-payments\/mobile-top-up\?billtype=MOBILETOPUP&payee=[^&]+$/,
  );
  await page.goto('hubs/payments/mobile-top-up');
  await expect(savedRows(page, 'Tus celulares').filter({ hasText: 'Diego 2' })).toContainText(
    'Nopal Móvil · (55) 2041 7702',
  );
});
