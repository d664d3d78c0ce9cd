import { heading, next, shownAs } from './support/own-transfer';
import {
  CLABE,
  CREATE,
  type Filled,
  fidel,
  field,
  fillIn,
  LIST,
  save,
  savedRows,
  sign,
  tokens,
  toReview,
  WRONG_TOKEN,
} from './support/recipients';
import { expect, test } from './support/test';

const ACTIVE_FROM = 'a partir de las 10:00 horas';

const kinds: readonly { what: string; path: string; filled: Filled; done: string; body: object }[] = [
  {
    what: 'an account of another bank',
    path: CREATE,
    filled: { CLABE: '012 180 00012345678 2', ...fidel },
    done: 'Cuenta guardada',
    body: { account_type: 'TPTOFF', account_id: CLABE, bank_id: '012' },
  },
  {
    what: 'an account of this bank',
    path: CREATE,
    filled: { '¿Qué quieres guardar?': 'account', 'Número de cuenta': '12345678901', ...fidel },
    done: 'Cuenta guardada',
    body: { account_type: 'TPTON', account_id: '12345678901', bank_id: '044' },
  },
  {
    what: 'a credit with its office',
    path: 'transfers/credits/create',
    filled: { 'Sucursal (opcional)': '180', 'Número de crédito': '1234567', ...fidel },
    done: 'Crédito guardado',
    body: { account_type: 'TPTLOAN', account_id: '18001234567', bank_id: '044' },
  },
  {
    what: 'a credit card of this bank',
    path: 'transfers/cards/create',
    filled: {
      '¿Qué quieres guardar?': 'own-credit-card',
      'Número de tarjeta': '4012888888881881',
      ...fidel,
    },
    done: 'Tarjeta guardada',
    body: { account_type: 'TPTCC', account_id: '4012888888881881', bank_id: '044' },
  },
];

for (const { what, path, filled, done, body } of kinds) {
  test(`saves ${what}`, async ({ page, signIn }) => {
    await signIn('ana', path);
    await fillIn(page, filled);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(LIST),
    );
    await next(page);
    expect((await sent).postDataJSON()).toEqual({
      alias: 'Plomero',
      name: 'Fidel',
      last_name: 'Ochoa',
      second_last_name: 'Barrios',
      recipient_type: 'PERSONAL',
      operation_sign_url: LIST,
      ...body,
    });
    await sign(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await save(page).click();
    await expect(heading(page, done)).toBeVisible();
    await expect(page.getByText(ACTIVE_FROM)).toBeVisible();
    await page.reload();
    await expect(heading(page, done)).toBeVisible();
    await page.getByRole('link', { name: /(Transferir a|Pagar) Plomero/ }).click();
    await expect(
      page.getByRole('option', { name: /^Plomero .*disponible a las 10:00 horas/ }),
    ).toBeAttached();
  });
}

test('what a number tells, what is wrong with a form, and what stays of it on the way', async ({
  page,
  signIn,
}) => {
  await signIn('ana', CREATE);
  const summary = page.getByRole('alert');

  await test.step('an empty form says what it needs, also of a business', async () => {
    await next(page);
    for (const text of ['Escribe la CLABE.', 'Escribe el apellido materno.', 'Escribe un alias.']) {
      await expect(summary).toContainText(text);
    }
    await page.getByRole('radio', { name: 'Empresa' }).check();
    await expect(field(page, 'Apellido paterno')).toHaveCount(0);
    await next(page);
    await expect(summary).toContainText('Escribe el nombre de la empresa.');
    await page.getByRole('radio', { name: 'Persona' }).check();
  });

  await test.step('the bank and the control digit are told while the CLABE is typed', async () => {
    await field(page, 'CLABE').pressSequentially('0121');
    await expect(page.getByText('BBVA México', { exact: true }).first()).toBeVisible();
    await field(page, 'CLABE').fill('012180000123456780');
    await next(page);
    await expect(summary).toContainText('no forman una CLABE válida');
  });

  await test.step('the caret stays where it was among the groups, and what is not allowed does not stay', async () => {
    await field(page, 'CLABE').fill('01218000012345678');
    await expect(field(page, 'CLABE')).toHaveValue('012 180 00012345678');
    await page.keyboard.press('Home');
    await page.keyboard.type('04');
    await expect(field(page, 'CLABE')).toHaveValue('040 121 80000123456 7 8');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(field(page, 'CLABE')).toHaveValue('012 180 00012345678');
    await field(page, 'Alias').fill('Tía-Ñeca 2!');
    await expect(field(page, 'Alias')).toHaveValue('TíaÑeca 2');
    await field(page, 'Nombre').fill('José 2º');
    await expect(field(page, 'Nombre')).toHaveValue('José ');
    for (const [kind, label, digits, shown] of [
      ['phone', 'Número de celular', '5512345678', '55 1234 5678'],
      ['debit-card', 'Número de tarjeta', '4111111111111111', '4111 1111 1111 1111'],
    ] as const) {
      await fillIn(page, { '¿Qué quieres guardar?': kind, [label]: digits });
      await expect(field(page, label)).toHaveValue(shown);
    }
  });

  await test.step('a step that was not reached leads back to the form', async () => {
    for (const slug of ['token-verification', 'mobile', 'confirm', 'qr', 'receipt']) {
      await page.goto(`${CREATE}/${slug}`);
      await expect(heading(page, 'Guardar una cuenta')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${CREATE}$`));
    }
  });

  await test.step('a wrong token leaves an empty field, and giving up keeps the form', async () => {
    await fillIn(page, { CLABE, ...fidel });
    await next(page);
    await expect(page).toHaveURL(/token-verification$/);
    await sign(page, WRONG_TOKEN);
    await expect(page.getByText('La clave no es correcta')).toBeVisible();
    await expect(field(page, 'Clave de seguridad')).toHaveValue('');
    await expect(field(page, 'Clave de seguridad')).toBeFocused();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
  });

  await test.step('going back after the signature saves nothing', async () => {
    await next(page);
    await sign(page);
    await expect(shownAs(page, 'CLABE')).toHaveText('012 180 00012345678 2');
    await page.getByRole('link', { name: /Cambiar Alias/ }).click();
    await expect(field(page, 'Alias')).toBeFocused();
    await next(page);
    await expect(heading(page, 'Firma para guardar')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'CLABE')).toHaveValue('012 180 00012345678 2');
    await page.reload();
    await expect(field(page, 'CLABE')).toHaveValue('');
    await page.goto('hubs/transfers');
    await expect(savedRows(page, 'Mis cuentas guardadas').first()).toBeVisible();
    await field(page, 'Buscar').fill('plomero');
    await expect(page.getByText('Ninguna coincide.')).toBeVisible();
  });
});

test('what the bank refuses, forgets or does not answer', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  const dialog = page.getByRole('alertdialog');

  for (const [label, value, title, advice] of [
    [
      'Alias',
      'mama',
      'Ya tienes registrada una cuenta con este alias',
      'Ingresa otro diferente para continuar.',
    ],
    ['CLABE', '072180008733012451', 'Ya tienes registrada esta cuenta', 'Verifica e intenta de nuevo.'],
  ] as const) {
    await test.step(title, async () => {
      await fillIn(page, { CLABE, ...fidel, [label]: value });
      await next(page);
      await expect(dialog).toContainText(title);
      await expect(dialog).toContainText(advice);
      await expect(dialog).toContainText('No se guardó la cuenta.');
      await page.getByRole('button', { name: 'Entendido' }).click();
      await expect(field(page, 'Nombre')).toHaveValue('Fidel');
    });
  }

  await test.step('a signature that got too old is asked for again after the review', async () => {
    await toReview(page);
    await bank.advance('PT31M');
    await save(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    await page.goBack();
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await save(page).click();
    await sign(page);
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
  });

  await test.step('an answer that is lost is looked up: saved once, and shown', async () => {
    await page.getByRole('link', { name: 'Guardar otra cuenta' }).click();
    await fillIn(page, { CLABE: '012180000123456795', ...fidel, Alias: 'Pintor' });
    await next(page);
    await sign(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await bank.fault({
      match: { method: 'POST', path: '/recipients' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await save(page).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('Pintor', { exact: true })).toBeVisible();
  });
});

test('a phone that is typed twice, with a token on the phone: it has to approve', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('sofia', CREATE);
  await page
    .getByRole('dialog', { name: 'Activa tu llave virtual' })
    .getByRole('button', { name: 'Por ahora no' })
    .click();
  const approves = (yes: boolean) => page.request.put('/__bank/phones/sofia', { data: { approves: yes } });
  await approves(false);
  await fillIn(page, {
    '¿Qué quieres guardar?': 'phone',
    Banco: '012',
    'Número de celular': '5512345678',
    ...fidel,
  });
  await next(page);
  await sign(page, tokens.sofia);

  await test.step('the phone again', async () => {
    await expect(page).toHaveURL(/\/mobile$/);
    await field(page, 'Escribe otra vez el celular').fill('5512345679');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('No es el mismo celular');
    await field(page, 'Escribe otra vez el celular').fill('55 1234 5678');
    await next(page);
    await expect(shownAs(page, 'Celular')).toHaveText('55 1234 5678');
    await expect(shownAs(page, 'Banco')).toHaveText('BBVA México');
    await page.goBack();
    await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('55 1234 5678');
    await next(page);
  });

  await test.step('not approved: nothing is saved', async () => {
    await save(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    await expect(page.getByRole('img', { name: 'Código QR para aprobar con tu celular' })).toBeVisible();
    await page.getByRole('button', { name: 'Ya lo aprobé' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('El código QR no fue aprobado. Intenta de nuevo.');
    await expect(dialog).toContainText('No se guardó la cuenta.');
    await page.getByRole('button', { name: 'Entendido' }).click();
  });

  await test.step('approved: saved, and usable half an hour later', async () => {
    await approves(true);
    await save(page).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('23 nov 2026 09:30 horas')).toBeVisible();
    await bank.advance('PT30M');
    await page.reload();
    await expect(page.getByText('Ya puedes usarla.')).toBeVisible();
  });
});

test('without a token there is nothing to begin', async ({ page, signIn }) => {
  await signIn('diego', 'transfers/cards/create');
  await expect(page).toHaveURL(/\/verification\/no-token$/);
});

test('from the form to the receipt by keyboard alone', async ({ page, signIn }) => {
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
