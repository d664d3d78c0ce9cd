import type { Page } from '@playwright/test';
import { KeyboardInput, TouchInput } from '../support/browser/input';
import { expect, test } from '../support/browser/test';
import { dialog } from '../support/easy-payment';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import { CLABE, fidel, field, tokens } from '../support/recipients';
import { field as search, selectedOption } from '../support/search';
import { motherTransferPath, person } from '../support/third-party';

// Limits the key presses or gestures of five frequent tasks, from the home or from an error to the end.

const tokenField = (page: Page) => page.getByLabel('Clave de seguridad');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const limitField = (page: Page) => page.getByLabel('Otros bancos', { exact: true });
const MOVEMENT = 'gas natural marzo';

async function searchFor(page: Page, keys: KeyboardInput, query: string): Promise<void> {
  await keys.press('/');
  await expect(search(page)).toBeFocused();
  await keys.type(query);
  await keys.press('Enter');
}

/** Types the token; the last digit submits it. */
async function sign(page: Page, keys: KeyboardInput): Promise<void> {
  await expect(tokenField(page)).toBeFocused();
  await keys.type(tokens.ana);
}

const signByThumb = (page: Page, thumb: TouchInput) => thumb.fill(tokenField(page), tokens.ana);

async function waitForHome(page: Page): Promise<void> {
  await expect(greeting(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const EXECUTE = { path: '/execute' };

test.describe('by keyboard', () => {
  test('a SPEI transfer to a new recipient takes at most 44 keys', async ({ page, bank, signIn }) => {
    const keys = new KeyboardInput(page);
    await signIn('ana');
    await waitForHome(page);
    await searchFor(page, keys, 'agregar una cuenta');
    await keys.fill(field(page, 'CLABE'), CLABE);
    for (const [label, value] of Object.entries(fidel)) await keys.fill(field(page, label), value);
    await keys.press('Enter');
    await sign(page, keys);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await keys.enter(button(page, 'Guardar cuenta'));
    await expect(heading(page, 'Cuenta guardada')).toBeFocused();
    await bank.clock.advance('PT31M');
    await searchFor(page, keys, 'plomero');
    await expect(person(page, 'Plomero')).toBeChecked();
    await keys.fill(page.getByLabel('Importe'), '950');
    await keys.fill(page.getByLabel('Concepto'), 'Fuga');
    await keys.press('Enter');
    await keys.enter(button(page, /^Transferir \$950/));
    await sign(page, keys);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(44);
  });

  test('paying the card takes at most 19 keys', async ({ page, bank, signIn }) => {
    const keys = new KeyboardInput(page);
    await signIn('ana');
    await waitForHome(page);
    const before = await bank.ledger.balance('ana-tarjeta');
    await searchFor(page, keys, 'tarjeta oro');
    await expect(heading(page, 'Tarjeta Oro')).toBeVisible();
    await keys.enter(button(page, 'Pagar tarjeta'));
    await keys.reach(dialog(page).getByRole('combobox'));
    await keys.press('ArrowDown');
    await keys.enter(dialog(page).getByRole('button', { name: /^Pagar \$17,309\.07/ }));
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    expect(await bank.ledger.balance('ana-tarjeta')).toBe(before + 17_309_07);
    expect(keys.count).toBeLessThanOrEqual(19);
  });

  test('finding and exporting a movement of March takes at most 26 keys', async ({ page, signIn }) => {
    const keys = new KeyboardInput(page);
    await signIn('ana');
    await waitForHome(page);
    await searchFor(page, keys, MOVEMENT);
    await expect(page).toHaveURL(/from_date=2026-03-\d\d&to_date=2026-03-\d\d&movement=/);
    await expect(page.getByRole('complementary')).toContainText('Gas natural');
    const download = page.waitForEvent('download');
    await keys.enter(button(page, 'Exportar'));
    expect((await download).suggestedFilename()).toMatch(/-2026-03-\d\d-a-2026-03-\d\d\.csv$/);
    expect(keys.count).toBeLessThanOrEqual(26);
  });

  test('changing a limit takes at most 20 keys @smoke', async ({ page, signIn }) => {
    const keys = new KeyboardInput(page);
    await signIn('ana');
    await waitForHome(page);
    await searchFor(page, keys, 'cambiar limites');
    await keys.fill(limitField(page), '400000');
    await keys.press('Enter');
    await keys.enter(button(page, 'Cambiar 1 límite'));
    await sign(page, keys);
    await expect(heading(page, 'Límites actualizados')).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(20);
  });

  test('scheduling a transfer rejected outside business hours takes at most 15 keys', async ({
    page,
    bank,
    signIn,
  }) => {
    const keys = new KeyboardInput(page);
    await signIn('ana', motherTransferPath());
    await button(page, 'Continuar').click();
    await button(page, /^Transferir/).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
    await bank.fault.rule({ match: EXECUTE, times: 1, then: { code: '2185' } });
    await sign(page, new KeyboardInput(page));
    // The dialog ignores early presses, which may be meant for the page below.
    await expect(button(page, 'Programar para el 24 nov 2026')).toHaveCSS('pointer-events', 'auto');
    await keys.enter(button(page, 'Programar para el 24 nov 2026'));
    await expect(page.getByRole('radio', { name: 'Programar' })).toBeFocused();
    await keys.press('Enter');
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await keys.enter(button(page, /^Programar \$/));
    await sign(page, keys);
    await expect(heading(page, 'Transferencia programada')).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(15);
  });
});

test.describe('by thumb on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a SPEI transfer to a new recipient takes at most 13 gestures', async ({ page, bank, signIn }) => {
    const thumb = new TouchInput(page);
    await signIn('ana');
    await waitForHome(page);
    await thumb.tap(page.getByRole('link', { name: 'Nueva persona' }));
    await thumb.fill(field(page, 'CLABE'), CLABE);
    // The alias defaults to the name.
    const { 'Apellido materno (opcional)': _, Alias: __, ...fields } = fidel;
    for (const [label, value] of Object.entries(fields)) await thumb.fill(field(page, label), value);
    await thumb.tap(button(page, 'Continuar'));
    await signByThumb(page, thumb);
    await thumb.tap(button(page, 'Guardar cuenta'));
    await expect(heading(page, 'Cuenta guardada')).toBeFocused();
    await bank.clock.advance('PT31M');
    await page.goto('account-summary');
    await waitForHome(page);
    await thumb.tap(page.getByRole('link', { name: 'Enviar a Fidel Ochoa' }));
    await expect(person(page, 'Fidel Ochoa')).toBeChecked();
    await thumb.fill(page.getByLabel('Importe'), '950');
    await thumb.fill(page.getByLabel('Concepto'), 'Fuga');
    await thumb.tap(button(page, 'Continuar'));
    await thumb.tap(button(page, /^Transferir \$950/));
    await signByThumb(page, thumb);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(thumb.count).toBeLessThanOrEqual(13);
    expect(thumb.flicks).toBeLessThanOrEqual(4);
  });

  test('paying the card in its due week takes at most 4 gestures', async ({ page, bank, signIn }) => {
    const thumb = new TouchInput(page);
    await bank.clock.advance('P4D');
    await signIn('sofia');
    await waitForHome(page);
    await button(page, 'Por ahora no').tap();
    await thumb.tap(button(page, /^Pagar \$/));
    await thumb.choose(dialog(page).getByRole('combobox'), 'sofia-cheques');
    await thumb.tap(dialog(page).getByRole('button', { name: /^Pagar \$/ }));
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
    expect(thumb.count).toBeLessThanOrEqual(4);
    expect(thumb.flicks).toBeLessThanOrEqual(1);
  });

  test('finding and exporting a movement of March takes at most 6 gestures', async ({ page, signIn }) => {
    const thumb = new TouchInput(page);
    await signIn('ana');
    await waitForHome(page);
    await thumb.tap(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Busca/ })
        .or(page.getByRole('banner').getByRole('button', { name: /Busca/ })),
    );
    await thumb.fill(search(page), MOVEMENT);
    await expect(selectedOption(page)).toContainText('Gas natural');
    await thumb.tap(selectedOption(page));
    await expect(page.getByRole('dialog')).toContainText('Gas natural');
    await thumb.tap(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }));
    const download = page.waitForEvent('download');
    await thumb.tap(button(page, 'Exportar'));
    expect((await download).suggestedFilename()).toMatch(/-2026-03-\d\d-a-2026-03-\d\d\.csv$/);
    expect(thumb.count).toBeLessThanOrEqual(6);
  });

  test('changing a limit takes at most 6 gestures', async ({ page, signIn }) => {
    const thumb = new TouchInput(page);
    await signIn('ana');
    await waitForHome(page);
    await thumb.tap(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Busca/ })
        .or(page.getByRole('banner').getByRole('button', { name: /Busca/ })),
    );
    await thumb.tap(page.getByRole('option', { name: /^Cambiar límites/ }));
    await thumb.fill(limitField(page), '400000');
    await thumb.tap(button(page, 'Continuar'));
    await thumb.tap(button(page, 'Cambiar 1 límite'));
    await signByThumb(page, thumb);
    await expect(heading(page, 'Límites actualizados')).toBeVisible();
    expect(thumb.count).toBeLessThanOrEqual(6);
    expect(thumb.flicks).toBe(0);
  });
});
