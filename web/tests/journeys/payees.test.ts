import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  CREATE_MOBILE,
  company,
  createService,
  goToReview,
  lightBill,
  PAYEES,
  SELECTION,
  saveButton,
} from '../support/payees';
import { field, fillIn, savedRows, sign } from '../support/recipients';
import { signedTexts } from '../support/third-party';

const CREATE_LIGHT_SERVICE = createService('luz-del-altiplano');

test('searches companies by name or category and announces the results', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/payments');
  await page.getByRole('main').getByRole('link', { name: 'Pagar un servicio' }).click();
  await expect(heading(page, '¿Qué servicio quieres pagar?')).toBeVisible();
  const search = field(page, 'Busca por nombre o tipo');
  const results = (name: RegExp | string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(search).toBeFocused();
  await expect(results('Ya los tienes guardados')).toHaveCount(6);
  const total = await results('Todos los servicios').count();
  await expect(results('Todos los servicios').filter({ hasText: 'Caja del Bajío Norte' })).toHaveCount(0);

  await step('searches from three letters and highlights the match', async () => {
    await page.keyboard.type('ag');
    await expect(results('Todos los servicios')).toHaveCount(total);
    await page.keyboard.type('u');
    await expect(results('5 servicios con “agu”')).toHaveCount(0);
    await expect(results('4 servicios con “agu”')).toHaveCount(4);
    await expect(page.getByRole('status').filter({ hasText: '4 servicios' })).toHaveCount(1);
    await expect(page.locator('mark').first()).toHaveText('Agu');
    await expectAccessible(page);
  });

  await step('an empty result offers to show all companies', async () => {
    await search.fill('bajío norte');
    await expect(page.getByRole('heading', { name: 'No encontramos “bajío norte”' })).toBeVisible();
    await search.fill('xyz');
    await expect(page.getByRole('heading', { name: 'No encontramos “xyz”' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver todos los servicios' }).press('Enter');
    await expect(search).toBeFocused();
    await expect(results('Todos los servicios')).toHaveCount(total);
  });

  await step('filters by category and keeps the filter in the URL', async () => {
    const gas = page.getByRole('button', { name: 'Gas', exact: true });
    await gas.press('Space');
    await expect(gas).toHaveAttribute('aria-pressed', 'true');
    await expect(results('Todos los servicios')).toHaveText([/Gas Natural El Mezquite/]);
    await results('Todos los servicios').getByRole('link').press('Enter');
    await expect(heading(page, 'Guardar un servicio')).toBeVisible();
    await page.goBack();
    await expect(results('Todos los servicios')).toHaveCount(1);
  });

  await step('every company has a logo', async () => {
    for (const kind of ['Luz', 'Agua', 'Teléfono', 'Internet y TV']) {
      const button = page.getByRole('button', { name: kind, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const links = results('Todos los servicios').getByRole('link');
      const logos = page.locator('svg').filter({ hasText: /^\p{Lu}{2}$/u });
      await expect(links.filter({ has: logos }).first()).toBeVisible();
      await expect(links.filter({ hasNot: logos })).toHaveCount(0);
    }
  });

  await step('filters and searches the saved services too', async () => {
    const saved = results('Ya los tienes guardados');
    await page.getByRole('button', { name: 'Luz', exact: true }).click();
    await expect(saved).toHaveText([/Luz de casa/]);
    await page.getByRole('button', { name: 'Todos', exact: true }).click();
    await search.fill('de casa');
    await expect(saved.filter({ hasText: 'Luz de casa' })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'guardado' })).toHaveCount(1);
    await expect(page.getByText(/^No encontramos/)).toBeHidden();
    await search.fill('');
  });

  await step('links saved services to their payment', async () => {
    await page.getByRole('button', { name: 'Ver los 10', exact: true }).click();
    await expect(results('Ya los tienes guardados')).toHaveCount(10);
    await expect(
      results('Ya los tienes guardados').filter({ hasText: 'Luz de casa' }).getByRole('link'),
    ).toHaveAttribute('href', /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=ana-luz$/);
  });
});

test('shows a duplicate at its field with the message of the bank', async ({ page, signIn }) => {
  await signIn('ana', createService('pase-libre'));
  for (const [filled, name, message] of [
    [
      { 'Número de TAG': 'PL00419999', 'Alias': 'luz de casa' },
      'nickname',
      'Ya tienes registrado un servicio con este alias. Ingresa otro diferente para continuar.',
    ],
    [
      { 'Número de TAG': 'PL00418827', 'Alias': 'Otro TAG' },
      'given-reference',
      'Ya tienes registrado este número. Verifica e intenta de nuevo.',
    ],
  ] as const) {
    await fillIn(page, filled);
    await pressContinue(page);
    await expect(page.locator(`#${name}-error`)).toHaveText(message);
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await page.goto(CREATE_MOBILE);
  await company(page, 'Ocelote Móvil').check();
  await fillIn(page, {
    'Celular': '5548201197',
    'Escribe otra vez el celular': '5548201197',
    'Alias': 'Otra mamá',
  });
  await pressContinue(page);
  await expect(page.locator('#phone-error')).toContainText('Ya tienes registrado este número.');
});

test('requires a company when the URL has none or an unknown company', async ({ page, signIn }) => {
  await signIn('ana', 'transfers/credits/create-payee/service');
  await expect(heading(page, '¿Qué servicio quieres pagar?')).toBeVisible();
  await page.goto(createService('nada'));
  await expect(page).toHaveURL(/\/merchant-selection$/);
});

test('does not keep the form of one company for another', async ({ page, signIn }) => {
  await signIn('ana', SELECTION);
  const choose = (name: string) => page.getByRole('link', { name }).last().click();
  await choose('Luz del Altiplano');
  await fillIn(page, lightBill);
  await page.goBack();
  await page.goForward();
  await expect(field(page, 'Alias')).toHaveValue('Luz de la tienda');
  await page.goBack();
  await choose('Pase Libre');
  await field(page, 'Alias').fill('TAG');
  await page.goBack();
  await page.goForward();
  await expect(field(page, 'Alias')).toHaveValue('TAG');
  await page.goBack();
  await choose('Luz del Altiplano');
  await expect(field(page, 'Alias')).toHaveValue('');
});

test('looks up a lost response: saves once and shows the receipt', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE_LIGHT_SERVICE);
  await goToReview(page);
  await saveButton(page).click();
  await expect(field(page, 'Clave de seguridad')).toBeVisible();
  await bank.fault.rule({
    match: { method: 'POST', path: PAYEES },
    times: 1,
    then: { kind: 'drop-after-commit' },
  });
  await sign(page);
  await expect(heading(page, 'Servicio guardado')).toBeVisible();
  await page.goto('hubs/payments/services?q=luz+de+la+tienda');
  await expect(savedRows(page, 'Tus servicios')).toHaveCount(1);
});

test('saves once when sent twice, and rejects a reused token for another service', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE_LIGHT_SERVICE);
  await goToReview(page);
  await saveButton(page).click();
  await expect(field(page, 'Clave de seguridad')).toBeVisible();
  await page.route(
    `**${PAYEES}`,
    async (route) => {
      await route.fetch();
      await route.continue();
    },
    { times: 1 },
  );
  await sign(page);
  await expect(heading(page, 'Servicio guardado')).toBeVisible();
  const postCalls = (await bank.requests()).filter(
    ({ method, path }) => method === 'POST' && path === PAYEES,
  );
  expect(postCalls.length).toBeGreaterThan(3);

  await page.getByRole('link', { name: 'Guardar otro servicio' }).click();
  await page.getByRole('link', { name: 'Pase Libre' }).last().click();
  await goToReview(page, { 'Número de TAG': 'PL00771122', 'Alias': 'TAG nuevo' });
  await saveButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Guardar el servicio de Pase Libre',
    'Alias',
    'TAG nuevo',
    'Número de TAG',
    'PL00771122',
    'Compañía',
    'Pase Libre',
  ]);
  await sign(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Espera a que tu token genere una nueva clave e intenta de nuevo.');
  await expect(dialog).toContainText('No se guardó el servicio.');
  await page.goto('hubs/payments/services?q=tag');
  await expect(savedRows(page, 'Tus servicios')).toHaveCount(1);
});

test('a customer without a token cannot start', async ({ page, signIn }) => {
  await signIn('diego', CREATE_LIGHT_SERVICE);
  await expect(heading(page, 'Necesitas un token')).toBeVisible();
});

test('the form shows every field that the company defines, with its error', async ({ page, signIn }) => {
  await signIn('ana', createService('almacenes-fuentes'));
  const summary = page.getByRole('alert');
  await pressContinue(page);
  await expect(summary).toContainText('Escribe un alias.');
  await expect(page.locator('#given-holder-error')).toHaveText('Dato necesario.');
  await fillIn(page, { 'Número de tarjeta': '1234', 'Nombre en la tarjeta': 'Ana 2', 'Alias': 'Tienda!' });
  await expect(field(page, 'Nombre en la tarjeta')).toHaveValue('Ana ');
  await pressContinue(page);
  await expect(page.locator('#given-reference-error')).toHaveText('Mínimo 9 dígitos. Te faltan 5.');
  await expect(page.locator('#nickname-error')).toHaveText('El alias lleva solo letras, números y espacios.');
  await expectAccessible(page);
  await goToReview(page, { 'Número de tarjeta': '6002884019', 'Alias': 'Tienda' });
  await expect(shownValue(page, 'Nombre en la tarjeta')).toHaveText('Ana');
  await page.getByRole('link', { name: 'Cambiar Número de tarjeta' }).click();
  await expect(field(page, 'Número de tarjeta')).toBeFocused();
});

test('a phone number is typed twice and saved with its company', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CREATE_MOBILE);
  await pressContinue(page);
  for (const text of ['Elige la compañía', 'Escribe el celular.', 'Escribe otra vez', 'Escribe un alias.'])
    await expect(page.getByRole('alert')).toContainText(text);
  await company(page, 'Nopal Móvil').focus();
  await page.keyboard.press('Space');
  await fillIn(page, {
    'Celular': '552041770',
    'Escribe otra vez el celular': '5520417702',
    'Alias': 'Diego 2',
  });
  await pressContinue(page);
  await expect(page.locator('#phone-error')).toHaveText('El celular tiene 10 dígitos; escribiste 9.');
  await expect(page.locator('#phoneRepeated-error')).toHaveText(
    'No es el mismo celular que escribiste antes.',
  );
  await expectAccessible(page);

  await field(page, 'Celular').fill('+52 55 2041 7702');
  await expect(field(page, 'Celular')).toHaveValue('55 2041 7702');
  await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('55 2041 7702');
  await goToReview(page, {});
  await expect(shownValue(page, 'Compañía')).toHaveText('Nopal Móvil');
  await expect(shownValue(page, 'Celular')).toHaveText('(55) 2041 7702');
  await saveButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Guardar el celular de Nopal Móvil',
    'Alias',
    'Diego 2',
    'Celular',
    '(55) 2041 7702',
    'Compañía',
    'Nopal Móvil',
  ]);
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
