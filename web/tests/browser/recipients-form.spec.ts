import { expect, test } from '../support/browser/test';
import { heading, next, shownAs } from '../support/own-transfer';
import { CLABE, CREATE, fidel, field, fillIn, savedRows, sign, WRONG_TOKEN } from '../support/recipients';

test('what a number tells, what is wrong with a form, and what stays of it on the way', async ({
  page,
  signIn,
}) => {
  await signIn('ana', CREATE);
  const summary = page.getByRole('alert');

  await test.step('an empty form says what it needs, also of a business', async () => {
    await next(page);
    for (const text of ['Escribe la CLABE.', 'Escribe el apellido paterno.', 'Escribe un alias.']) {
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

  await test.step('the alias follows the name, is replaced by what is typed, and follows no more', async () => {
    await field(page, 'Nombre').fill('Fidel');
    await field(page, 'Apellido paterno').fill('Ochoa');
    await expect(field(page, 'Alias')).toHaveValue('Fidel Ochoa');
    await field(page, 'Alias').click();
    await page.keyboard.type('Plomero');
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
    await field(page, 'Apellido paterno').fill('Ochoa Ruiz');
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
    // What the customer wrote is not taken for a proposal.
    await field(page, 'Apellido paterno').click();
    await field(page, 'Alias').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Fidel');
    await expect(field(page, 'Alias')).toHaveValue('Plomero Fidel');
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
      await expect(heading(page, 'Agregar una cuenta')).toBeVisible();
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
    await expect(savedRows(page, 'Personas y cuentas guardadas').first()).toBeVisible();
    await field(page, 'Buscar').fill('plomero');
    await expect(page.getByRole('heading', { name: 'Ninguna coincide' })).toBeVisible();
  });
});
