import type { Locator, Page } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { heading } from '../support/own-transfer';
import { JOURNEY, programOf, programs } from '../support/saving-programs';
import { button, dialog, LIST, sides } from '../support/saving-programs-list';

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** One that has reached its goal. */
const reach = (bank: TestBank) =>
  bank.applyState('saving-programs.exists', 'ana', {
    ...sides,
    name: 'Bicicleta',
    goal: '9000',
    saved: '9000',
  });

test('who has none is offered to make one; what cannot be read is read again', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.fault({ match: { path: LIST, method: 'GET' }, times: 1, then: { status: 500 } });
  await signIn('carmen', LIST);
  await button(page, 'Reintentar').click();
  await expect(page.getByText('Aún no tienes programas de ahorro')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Crear un programa' }).click();
  await expect(heading(page, 'Crear un programa de ahorro')).toBeVisible();
});

test.describe('changed', () => {
  test('in amount, frequency, name and goal', async ({ page, signIn }) => {
    await signIn('ana', LIST);
    await button(page, `Cambiar ${JOURNEY}`).click();
    await expect(dialog(page).getByLabel('¿Cuánto cada vez?')).toHaveValue('1,500.00');
    await expectAccessible(page);
    await dialog(page).getByLabel('¿Para qué ahorras?').fill('Viaje a Mérida');
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('750');
    await dialog(page).getByRole('radio', { name: 'Quincenal' }).check();
    await dialog(page).getByLabel('Meta').fill('');
    await button(page, 'Guardar cambios').click();
    await expect(said(page, 'Guardamos los cambios de Viaje a Mérida.')).toBeVisible();
    const changed = programOf(page, 'Viaje a Mérida');
    await expect(changed).toContainText('$750.00 MXN cada quincena');
    await expect(changed).toContainText('Sin meta');
    await expect(changed).toContainText('Siguiente: 30 nov 2026');
  });

  test('where the answer is lost it is looked up', async ({ page, bank, signIn }) => {
    await signIn('ana', LIST);
    await button(page, `Cambiar ${JOURNEY}`).click();
    await dialog(page).getByLabel('Meta').fill('20000');
    await bank.fault({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
    await button(page, 'Guardar cambios').click();
    await expect(said(page, `Guardamos los cambios de ${JOURNEY}.`)).toBeVisible();
    await expect(programOf(page, JOURNEY)).toContainText('de $20,000.00 MXN, 52.5%');
  });
});

test('paused it is grey and has no next date; resumed it goes on', async ({ page, bank, signIn }) => {
  await signIn('ana', LIST);
  await button(page, `Pausar ${JOURNEY}`).click();
  await button(page, 'Dejarlo activo').click();
  await expect(programOf(page, JOURNEY)).not.toContainText('En pausa');
  await button(page, `Pausar ${JOURNEY}`).click();
  await expect(dialog(page)).toContainText('Lo que llevas apartado sigue en tu cuenta.');
  await bank.fault({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
  await button(page, 'Poner en pausa').dblclick();
  await expect(said(page, `${JOURNEY} está en pausa.`)).toBeVisible();
  const journey = programOf(page, JOURNEY);
  const { red, others } = await colourOf(journey.getByText('En pausa', { exact: true }));
  expect(red).toBeLessThan(others);
  await expect(journey).not.toContainText('Siguiente');
  await expect(page.getByRole('region', { name: 'Lo que se apartará' })).toBeHidden();
  const before = await bank.balance('ana-ahorro');
  await bank.advance('P13D');
  expect(await bank.balance('ana-ahorro')).toBeLessThan(before + 1_500);
  await button(page, `Reanudar ${JOURNEY}`).click();
  await expectAccessible(page);
  await button(page, 'Reanudar').click();
  await expect(said(page, `${JOURNEY} sigue. Próximo ahorro: 05 ene 2027.`)).toBeVisible();
  await expect(journey).toContainText('Siguiente: 05 ene 2027');
});

/** What something is drawn on: its red, and the less of the other two. */
async function colourOf(drawn: Locator): Promise<{ red: number; others: number }> {
  const colour = await drawn.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { red, others: Math.min(green, blue) };
}

test('removed from within its changes, once that was confirmed', async ({ page, bank, signIn }) => {
  await signIn('ana', LIST);
  await expect(button(page, `Eliminar ${JOURNEY}`)).toHaveCount(0);
  await button(page, `Cambiar ${JOURNEY}`).click();
  await button(page, 'Eliminar programa').click();
  await expect(dialog(page)).toContainText('Lo que ahorraste sigue en tu cuenta.');
  await expect(button(page, 'Conservar')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Conservar').click();
  await expect(programs(page)).toHaveCount(1);
  await button(page, `Cambiar ${JOURNEY}`).click();
  await button(page, 'Eliminar programa').click();
  await bank.fault({ match: { method: 'DELETE' }, times: 1, then: { kind: 'drop-after-commit' } });
  await button(page, 'Eliminar').click();
  await expect(said(page, `Eliminamos ${JOURNEY} de tu lista.`)).toBeVisible();
  await expect(page.getByText('Aún no tienes programas de ahorro')).toBeVisible();
});

test('with its goal reached it says so in green, goes on, and may be ended', async ({
  page,
  bank,
  signIn,
}) => {
  await reach(bank);
  await signIn('ana', LIST);
  const bicycle = programOf(page, 'Bicicleta');
  await expect(bicycle.getByText('Meta cumplida')).toBeVisible();
  await expect(bicycle).toContainText('de $9,000.00 MXN, 100%');
  await expect(bicycle).not.toContainText('Llegas a tu meta');
  await expect(bicycle).toContainText('Siguiente: mañana, 24 nov 2026');
  await expectAccessible(page);
  await expect(button(page, `Terminar ${JOURNEY}`)).toHaveCount(0);
  await button(page, 'Terminar Bicicleta').click();
  await expect(dialog(page)).toContainText('Tus $9,000.00 MXN están en Ahorro para el viaje •••• 7730.');
  await button(page, 'Terminar').click();
  await expect(said(page, 'Terminaste Bicicleta. ¡Llegaste a tu meta!')).toBeVisible();
  await expect(programs(page)).toHaveCount(1);
});

test('a failed saving says why and what did not happen, and the next one runs', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.applyState('saving-programs.exists', 'ana', { ...sides, name: 'Casa', amount: '90000' });
  await bank.advance('P1D');
  const asked = page.waitForRequest(/saving_programs_status=ERROR/);
  await signIn('ana', LIST);
  await asked;
  const house = programOf(page, 'Casa');
  await expect(house).toContainText('No se pudo ahorrar');
  await expect(house).toContainText(
    'El 24 nov 2026 no se apartaron $90,000.00 MXN. Saldo insuficiente en la cuenta origen. No se hizo ningún cargo',
  );
  await expect(house).toContainText('Siguiente intento: 01 dic 2026');
  await expectAccessible(page);

  await bank.advance('P7D');
  await page.reload();
  await button(page, 'Ver intentos de Casa').click();
  await expect(dialog(page).getByRole('term')).toHaveText(['01 dic 2026', '24 nov 2026']);
  await button(page, 'Entendido').click();

  await button(page, 'Cambiar Casa').click();
  await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100');
  await button(page, 'Guardar cambios').click();
  await expect(said(page, 'Guardamos los cambios de Casa.')).toBeVisible();
  await bank.advance('P7D');
  await page.reload();
  await expect(house).toContainText('$100.00 MXN');
  await expect(house).not.toContainText('No se pudo ahorrar');
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a program is paused', async ({ page, signIn }) => {
    await signIn('ana', LIST);
    await page.getByRole('link', { name: `Ver comprobante de ${JOURNEY}` }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, `Pausar ${JOURNEY}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Dejarlo activo')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(said(page, `${JOURNEY} está en pausa.`)).toBeVisible();
    await expectAccessible(page);
  });
});

test('however large the text and small the window, it is read in whole words', async ({
  page,
  bank,
  signIn,
}) => {
  await reach(bank);
  await bank.applyState('saving-programs.exists', 'ana', { ...sides, name: 'Casa', amount: '90000' });
  await bank.advance('P1D');
  await signIn('ana', LIST);
  await expect(programOf(page, 'Casa')).toContainText('no se apartaron');
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main')), `${width} ${size}`).toEqual({
      broken: [],
      together: [],
    });
  }
});
