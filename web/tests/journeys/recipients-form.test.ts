import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  CLABE,
  CREATE,
  fidel,
  field,
  fillIn,
  goToReview,
  saveButton,
  savedRows,
  sign,
  WRONG_TOKEN,
} from '../support/recipients';

test('handles rejected, expired and lost requests', async ({ page, bank, signIn }) => {
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
    await step(title, async () => {
      await fillIn(page, { CLABE, ...fidel, [label]: value });
      await pressContinue(page);
      const summary = page.getByRole('alert').filter({ hasText: `${title}. ${advice}` });
      await expect(summary).toBeFocused();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog).toBeHidden();
      await expect(field(page, 'Nombre')).toHaveValue('Fidel');
    });
  }

  await step('asks for a new signature when the last one has expired', async () => {
    await goToReview(page);
    await bank.clock.advance('PT31M');
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    // The URL changes before the page is rendered.
    await expect(heading(page, 'Revisa y confirma')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await saveButton(page).click();
    await sign(page);
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText(/^Se activa a las \d\d:\d\d horas$/)).toBeVisible();
  });

  await step('looks up a lost response: saves once and shows the receipt', async () => {
    await page.getByRole('link', { name: 'Agregar otra cuenta' }).click();
    await fillIn(page, { CLABE: '012180000123456795', ...fidel, Alias: 'Pintor' });
    await pressContinue(page);
    await sign(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await bank.fault.rule({
      match: { method: 'POST', path: '/recipients' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await saveButton(page).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('Pintor', { exact: true })).toBeVisible();
  });
});

test('validates numbers and fields, and keeps the form between steps', async ({ page, signIn }) => {
  await signIn('ana', CREATE);
  const summary = page.getByRole('alert');

  await step('an empty form lists the missing fields, also for a business', async () => {
    await pressContinue(page);
    for (const text of ['Escribe la CLABE.', 'Escribe el apellido paterno.', 'Escribe un alias.']) {
      await expect(summary).toContainText(text);
    }
    await page.getByRole('radio', { name: 'Empresa' }).check();
    await expect(field(page, 'Apellido paterno')).toHaveCount(0);
    await pressContinue(page);
    await expect(summary).toContainText('Escribe el nombre de la empresa.');
    await page.getByRole('radio', { name: 'Persona' }).check();
  });

  await step('shows the bank and checks the check digit while typing the CLABE', async () => {
    await field(page, 'CLABE').fill('O121');
    await expect(page.getByRole('form').or(page.locator('main'))).toContainText(
      'Quitamos «O»: aquí solo van números del 0 al 9.',
    );
    await field(page, 'CLABE').fill('');
    await field(page, 'CLABE').pressSequentially('0121');
    await expect(page.getByText('BBVA México', { exact: true }).first()).toBeVisible();
    await field(page, 'CLABE').fill('012180000123456780');
    await pressContinue(page);
    await expect(summary).toContainText('Revisa los 18 dígitos: el último no corresponde');
  });

  await step('the alias follows the name until the customer types one', async () => {
    await field(page, 'Nombre').fill('Fidel');
    await field(page, 'Apellido paterno').fill('Ochoa');
    await expect(field(page, 'Alias')).toHaveValue('Fidel Ochoa');
    await field(page, 'Alias').click();
    await page.keyboard.type('Plomero');
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
    await field(page, 'Apellido paterno').fill('Ochoa Ruiz');
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
    // The form keeps the typed alias and proposes none.
    await field(page, 'Apellido paterno').click();
    await field(page, 'Alias').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Fidel');
    await expect(field(page, 'Alias')).toHaveValue('Plomero Fidel');
  });

  await step(
    'the caret keeps its position in grouped digits, and invalid characters are removed',
    async () => {
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
      for (const [kind, label, digits, formatted] of [
        ['phone', 'Número de celular', '5512345678', '55 1234 5678'],
        ['debit-card', 'Número de tarjeta', '4111111111111111', '4111 1111 1111 1111'],
      ] as const) {
        await fillIn(page, { '¿Qué quieres guardar?': kind, [label]: digits });
        await expect(field(page, label)).toHaveValue(formatted);
      }
    },
  );

  await step('later steps opened directly redirect to the form', async () => {
    for (const slug of ['token-verification', 'mobile', 'confirm', 'qr', 'receipt']) {
      await page.goto(`${CREATE}/${slug}`);
      await expect(heading(page, 'Agregar una cuenta')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${CREATE}$`));
    }
  });

  await step('a wrong token clears its field, and cancelling keeps the form', async () => {
    await fillIn(page, { CLABE, ...fidel });
    await pressContinue(page);
    await expect(page).toHaveURL(/token-verification$/);
    await sign(page, WRONG_TOKEN);
    await expect(page.getByText('La clave no es correcta')).toBeVisible();
    await expect(field(page, 'Clave de seguridad')).toHaveValue('');
    await expect(field(page, 'Clave de seguridad')).toBeFocused();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(field(page, 'Alias')).toHaveValue('Plomero');
  });

  await step('going back after the signature saves nothing', async () => {
    await pressContinue(page);
    await sign(page);
    await expect(shownValue(page, 'CLABE')).toHaveText('012 180 00012345678 2');
    await page.getByRole('link', { name: /Cambiar Alias/ }).click();
    await expect(field(page, 'Alias')).toBeFocused();
    await pressContinue(page);
    await expect(heading(page, 'Firma para guardar')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'CLABE')).toHaveValue('012 180 00012345678 2');
    await page.reload();
    await expect(field(page, 'CLABE')).toHaveValue('');
    await page.goto('hubs/transfers');
    await expect(savedRows(page, 'Personas y cuentas guardadas').first()).toBeVisible();
    await field(page, 'Buscar en esta lista').fill('plomero');
    await expect(page.getByRole('heading', { name: 'Ninguna coincide' })).toBeVisible();
  });
});
