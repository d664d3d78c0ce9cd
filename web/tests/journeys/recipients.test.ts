import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  CLABE,
  CREATE,
  type FieldValues,
  fidel,
  field,
  fillIn,
  goToReview,
  LIST,
  saveButton,
  savedRows,
  sign,
  tokens,
} from '../support/recipients';
import { person, signedTexts } from '../support/third-party';

const ACTIVE_FROM = 'a partir de las 10:00 horas';

type Kind = {
  description: string;
  path: string;
  filled: FieldValues;
  signed: readonly string[];
  title: string;
  body: object;
};

const kinds: readonly Kind[] = [
  {
    description: 'an account of another bank',
    path: CREATE,
    filled: { CLABE: '012 180 00012345678 2', ...fidel },
    signed: ['CLABE', '012 180 00012345678 2', 'Banco', 'BBVA México'],
    title: 'Cuenta guardada',
    body: { account_type: 'TPTOFF', account_id: CLABE, bank_id: '012' },
  },
  {
    description: 'an account of this bank',
    path: CREATE,
    filled: { '¿Qué quieres guardar?': 'account', 'Número de cuenta': '12345678901', ...fidel },
    signed: ['Cuenta', '12345678901', 'Banco', 'Banco Cenzontle'],
    title: 'Cuenta guardada',
    body: { account_type: 'TPTON', account_id: '12345678901', bank_id: '044' },
  },
  {
    description: 'a credit with its branch number',
    path: 'transfers/credits/create',
    filled: { 'Sucursal (opcional)': '180', 'Número de crédito': '1234567', ...fidel },
    signed: ['Crédito personal', 'Sucursal 180, 1234567', 'Banco', 'Banco Cenzontle'],
    title: 'Crédito guardado',
    body: { account_type: 'TPTLOAN', account_id: '18001234567', bank_id: '044' },
  },
  {
    description: 'a credit card of this bank',
    path: 'transfers/cards/create',
    filled: {
      '¿Qué quieres guardar?': 'own-credit-card',
      'Número de tarjeta': '4012888888881881',
      ...fidel,
    },
    signed: ['Tarjeta de crédito', '4012 8888 8888 1881', 'Banco', 'Banco Cenzontle'],
    title: 'Tarjeta guardada',
    body: { account_type: 'TPTCC', account_id: '4012888888881881', bank_id: '044' },
  },
];

for (const { description, path, filled, signed, title, body } of kinds) {
  test(`saves ${description}`, async ({ page, bank, signIn }) => {
    await signIn('ana', path);
    await fillIn(page, filled);
    const createCall = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(LIST),
    );
    await pressContinue(page);
    expect((await createCall).postDataJSON()).toEqual({
      alias: 'Plomero',
      name: 'Fidel',
      last_name: 'Ochoa',
      second_last_name: 'Barrios',
      recipient_type: 'PERSONAL',
      operation_sign_url: LIST,
      ...body,
    });
    await expect(signedTexts(page)).toHaveText([
      /^Guardar .+ de Fidel Ochoa Barrios$/,
      'Alias',
      'Plomero',
      ...signed,
    ]);
    await sign(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await saveButton(page).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(ACTIVE_FROM)).toBeVisible();
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    const pay = page.getByRole('link', { name: /(Transferir a|Pagar) Plomero/ });
    await expect(pay).toHaveCount(0);
    await bank.clock.advance('PT29M59S');
    await page.reload();
    await expect(page.getByText('Desde las 10:00 horas')).toBeVisible();
    await bank.clock.advance('PT1S');
    await pay.click();
    await expect(person(page, 'Plomero')).toBeChecked();
  });
}

test('a customer without a token cannot start', async ({ page, signIn }) => {
  await signIn('diego', 'transfers/cards/create');
  await expect(page).toHaveURL(/\/verification\/no-token$/);
});

test('works by keyboard from the form to the receipt', async ({ page, signIn }) => {
  await signIn('ana', CREATE);
  await field(page, '¿Qué quieres guardar?').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(CLABE);
  await page.keyboard.press('Tab');
  for (const text of Object.values(fidel)) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(field(page, 'Clave de seguridad')).toBeFocused();
  await page.keyboard.type(tokens.ana);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeFocused();
  while ((await page.locator(':focus').textContent()) !== 'Guardar cuenta') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Cuenta guardada')).toBeFocused();
});

test('Back restores a search typed just before leaving', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await field(page, 'Buscar en esta lista').fill('bbv');
  await page.getByRole('link', { name: 'Ver historial de Mamá' }).click();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Buscar en esta lista')).toHaveValue('bbv');
  await expect(savedRows(page, 'Personas y cuentas guardadas')).toHaveCount(2);
});

test('the next visit does not save a form that was signed and abandoned', async ({ page, signIn }) => {
  await signIn('ana', CREATE);
  await goToReview(page);
  await page.getByRole('link', { name: 'Transferencias', exact: true }).first().click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.goto(CREATE);
  await fillIn(page, { CLABE, ...fidel });
  await pressContinue(page);
  await expect(field(page, 'Clave de seguridad')).toBeVisible();
  await page.goto('hubs/transfers');
  await field(page, 'Buscar en esta lista').fill('plomero');
  await expect(page.getByRole('heading', { name: 'Ninguna coincide' })).toBeVisible();
});

test('the list shows an edited recipient at once', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('button', { name: 'Editar Dentista' }).click();
  await field(page, 'Alias').fill('Muelas');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await sign(page, tokens.ana);
  await expect(page.getByText('Guardamos los cambios de Muelas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar Dentista' })).toHaveCount(0);
});

test('with a mobile token: a phone number is typed twice and approved on the phone', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('sofia', CREATE);
  await page
    .getByRole('dialog', { name: 'Activa tu llave virtual' })
    .getByRole('button', { name: 'Por ahora no' })
    .click();
  // The approval on the phone is one of the five steps.
  await expect(page).toHaveTitle(/^Paso 1 de 5 · /);
  await bank.phone('sofia', { approves: false });
  await fillIn(page, {
    '¿Qué quieres guardar?': 'phone',
    Banco: '012',
    // Contacts apps and spreadsheets copy invisible direction marks.
    'Número de celular': '\u202a+52 1 55 1234 5678\u202c',
    ...fidel,
    'Apellido paterno': 'de\u00a0la\tO',
  });
  await pressContinue(page);
  await sign(page, tokens.sofia);

  await step('asks for the phone number again', async () => {
    await expect(page).toHaveURL(/\/mobile$/);
    await field(page, 'Escribe otra vez el celular').fill('5512345679');
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('No es el mismo celular');
    await field(page, 'Escribe otra vez el celular').fill('55 1234 5678');
    await pressContinue(page);
    await expect(shownValue(page, 'Celular')).toHaveText('(55) 1234 5678');
    await expect(
      page.getByText('Ya firmaste. Falta un paso: revisa los datos y guarda la cuenta.'),
    ).toBeVisible();
    await expect(shownValue(page, 'Banco')).toHaveText('BBVA México');
    await page.goBack();
    await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('55 1234 5678');
    await pressContinue(page);
  });

  await step('a changed phone number is typed twice and never shown', async () => {
    await page.getByRole('link', { name: /Cambiar Celular/ }).click();
    await field(page, 'Número de celular').fill('5512345670');
    await pressContinue(page);
    await sign(page, tokens.sofia);
    await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('');
    await expect(page.getByText('termina en 5670')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('1234 5670');
    await field(page, 'Escribe otra vez el celular').fill('5512345670');
    await pressContinue(page);
  });

  await step('saves nothing without approval', async () => {
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    await expect(page.getByRole('img', { name: 'Código QR para aprobar con tu celular' })).toBeVisible();
    await page.getByRole('button', { name: 'Ya lo aprobé' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('El código QR no fue aprobado. Intenta de nuevo.');
    await expect(dialog).toContainText('No se guardó la cuenta.');
    await page.getByRole('button', { name: 'Entendido' }).click();
  });

  await step('saves with approval, and is usable after half an hour', async () => {
    await bank.phone('sofia', { approves: true });
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    await page.getByRole('button', { name: 'Ya lo aprobé' }).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('23 nov 2026 09:30 horas')).toBeVisible();
    await bank.clock.advance('PT30M');
    await page.reload();
    await expect(page.getByText('Ya puedes usarla.')).toBeVisible();
  });
});

test('the list keeps its state when the customer returns to it', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/cards');
  await page.goto('hubs/transfers');
  const rows = savedRows(page, 'Personas y cuentas guardadas');
  await expect(rows).toHaveCount(10);
  await field(page, 'Ordenar por').selectOption('alias-descending');
  await field(page, 'Buscar en esta lista').fill('personal');
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('q') === 'personal' && searchParams.get('pages') === '2',
  );
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  const before = await rows.allInnerTexts();

  await page.getByRole('link', { name: 'Ver historial de Luis' }).click();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Buscar en esta lista')).toHaveValue('personal');
  await expect(field(page, 'Ordenar por')).toHaveValue('alias-descending');
  await expect(rows).toHaveCount(before.length);
  expect(await rows.allInnerTexts()).toEqual(before);

  await step('the list keeps its state after a reload, and Back leaves the page', async () => {
    await page.reload();
    await expect(rows).toHaveCount(before.length);
    expect(await rows.allInnerTexts()).toEqual(before);
    await page.goBack();
    await expect(heading(page, 'Tarjetas')).toBeVisible();
  });
});
