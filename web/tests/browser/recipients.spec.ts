import { expect, test } from '../support/browser/test';
import { heading, next, shownAs } from '../support/own-transfer';
import { CREATE, fidel, field, fillIn, save, savedRows, sign, tokens } from '../support/recipients';

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
  // The step on the phone counts from the start.
  await expect(page).toHaveTitle(/^Paso 1 de 5 · /);
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

  await test.step('another phone is typed twice too, and is not there to be copied', async () => {
    await page.getByRole('link', { name: /Cambiar Celular/ }).click();
    await field(page, 'Número de celular').fill('5512345670');
    await next(page);
    await sign(page, tokens.sofia);
    await expect(field(page, 'Escribe otra vez el celular')).toHaveValue('');
    await expect(page.getByText('termina en 5670')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('55 1234 5670');
    await field(page, 'Escribe otra vez el celular').fill('5512345670');
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
    await expect(page).toHaveURL(/\/qr$/);
    await page.getByRole('button', { name: 'Ya lo aprobé' }).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('23 nov 2026 09:30 horas')).toBeVisible();
    await bank.advance('PT30M');
    await page.reload();
    await expect(page.getByText('Ya puedes usarla.')).toBeVisible();
  });
});

test('who comes back to the list finds it as it was', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/cards');
  await page.goto('hubs/transfers');
  const rows = savedRows(page, 'Personas y cuentas guardadas');
  await expect(rows).toHaveCount(10);
  await field(page, 'Ordenar por').selectOption('alias-descending');
  await field(page, 'Buscar').fill('personal');
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('q') === 'personal' && searchParams.get('pages') === '2',
  );
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  const before = await rows.allInnerTexts();

  await page.getByRole('link', { name: 'Ver historial de Luis' }).click();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Buscar')).toHaveValue('personal');
  await expect(field(page, 'Ordenar por')).toHaveValue('alias-descending');
  await expect(rows).toHaveCount(before.length);
  expect(await rows.allInnerTexts()).toEqual(before);

  await test.step('also after a reload, and Back leaves the page', async () => {
    await page.reload();
    await expect(rows).toHaveCount(before.length);
    expect(await rows.allInnerTexts()).toEqual(before);
    await page.goBack();
    await expect(heading(page, 'Tarjetas')).toBeVisible();
  });
});
