import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { openTile } from '../support/home';
import { heading } from '../support/own-transfer';
import {
  addProgramAtGoal,
  anaProgramAccounts,
  button,
  dialog,
  programOf,
  programs,
  SAVING_PROGRAMS_PATH,
  TRIP_PROGRAM,
} from '../support/saving-programs';

test('shows the saved amount, the progress and the next date', async ({ page, signIn }) => {
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await expect(page.getByText('Llevas apartado')).toBeVisible();
  await expect(page.getByText('En tu cuenta Ahorro para el viaje •••• 7730')).toBeVisible();
  const tripProgram = programOf(page, TRIP_PROGRAM);
  await expect(tripProgram).toContainText('$1,500.00 MXN cada mes, de Nómina •••• 4821');
  await expect(tripProgram).toContainText('de $18,000.00 MXN, 58.3%');
  await expect(tripProgram).toContainText('Siguiente: 05 dic 2026. Llegas a tu meta el 05 abr 2027');
  const meter = tripProgram.getByRole('meter', { name: `Avance de ${TRIP_PROGRAM}` });
  await expect(meter).toHaveAttribute('aria-valuenow', '58.3');
  await expect(meter).toHaveAttribute('aria-valuetext', '$10,500.00 MXN de $18,000.00 MXN');
  const upcoming = page.getByRole('region', { name: 'Lo que se apartará' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(1);
  await expect(upcoming).toContainText('En los próximos 30 días$1,500.00 MXN');
  await tripProgram.getByRole('link', { name: `Ver comprobante de ${TRIP_PROGRAM}` }).click();
  await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
});

test('shows the next five runs of several programs, and the total of thirty days', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.fixture('saving-programs.exists', 'ana', {
    ...anaProgramAccounts,
    name: 'Fondo',
    amount: '500',
  });
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await expect(programOf(page, 'Fondo')).toContainText('$500.00 MXN cada martes');
  await expect(programOf(page, 'Fondo')).toContainText('Sin meta');
  await expect(programOf(page, 'Fondo').getByRole('meter')).toHaveCount(0);
  const upcoming = page.getByRole('region', { name: 'Lo que se apartará' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(5);
  await expect(upcoming).toContainText('En los próximos 30 días, 6 veces$4,000.00 MXN');
});

describe('changing a program', () => {
  test('rejects an amount above the limit at its field', async ({ page, signIn }) => {
    await signIn('ana', SAVING_PROGRAMS_PATH);
    await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100000.01');
    await button(page, 'Guardar cambios').click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Tu límite por operación es $100,000.00 MXN.',
    );
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100000');
    await button(page, 'Guardar cambios').click();
    await expect(programOf(page, TRIP_PROGRAM)).toContainText('$100,000.00 MXN cada mes');
  });

  test('updates amount, frequency, name and goal', async ({ page, signIn }) => {
    await signIn('ana', SAVING_PROGRAMS_PATH);
    await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
    await expect(dialog(page).getByLabel('¿Cuánto cada vez?')).toHaveValue('1,500.00');
    await expectAccessible(page);
    await dialog(page).getByLabel('¿Para qué ahorras?').fill('Viaje a Mérida');
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('750');
    await dialog(page).getByRole('radio', { name: 'Quincenal' }).check();
    await dialog(page).getByLabel('Meta').fill('');
    await button(page, 'Guardar cambios').click();
    await expect(statusMessage(page, 'Guardamos los cambios de Viaje a Mérida.')).toBeVisible();
    const program = programOf(page, 'Viaje a Mérida');
    await expect(program).toContainText('$750.00 MXN cada quincena');
    await expect(program).toContainText('Sin meta');
    await expect(program).toContainText('Siguiente: 30 nov 2026');
  });

  test('looks up a lost response', async ({ page, bank, signIn }) => {
    await signIn('ana', SAVING_PROGRAMS_PATH);
    await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
    await dialog(page).getByLabel('Meta').fill('20000');
    await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
    await button(page, 'Guardar cambios').click();
    await expect(statusMessage(page, `Guardamos los cambios de ${TRIP_PROGRAM}.`)).toBeVisible();
    await expect(programOf(page, TRIP_PROGRAM)).toContainText('de $20,000.00 MXN, 52.5%');
  });
});

test('states that a program is unchanged when the bank does not find it', async ({ page, bank, signIn }) => {
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await button(page, `Pausar ${TRIP_PROGRAM}`).click();
  await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { code: 'CZ_NOT_FOUND' } });
  await button(page, 'Poner en pausa').click();
  await expect(page.getByRole('alertdialog')).toContainText('El programa sigue como estaba.');
});

test('Back closes a dialog and returns the focus to its button', async ({ page, signIn }) => {
  await signIn('ana');
  await page.goto(SAVING_PROGRAMS_PATH);
  await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, `Cambiar ${TRIP_PROGRAM}`)).toBeFocused();
});

const statusMessage = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('an empty list links to the form, and a failed list can be retried', async ({ page, bank, signIn }) => {
  await bank.fault.rule({
    match: { path: SAVING_PROGRAMS_PATH, method: 'GET' },
    times: 1,
    then: { status: 500 },
  });
  await signIn('carmen', SAVING_PROGRAMS_PATH);
  await button(page, 'Reintentar').click();
  await expect(page.getByText('Aún no tienes programas de ahorro')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Crear un programa' }).click();
  await expect(heading(page, 'Crear un programa de ahorro')).toBeVisible();
});

test('removes a program from its edit dialog after confirmation', async ({ page, bank, signIn }) => {
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await expect(button(page, `Cambiar ${TRIP_PROGRAM}`)).toBeVisible();
  await expect(button(page, `Eliminar ${TRIP_PROGRAM}`)).toHaveCount(0);
  await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
  await button(page, 'Eliminar programa').click();
  await expect(dialog(page)).toContainText('Lo que ahorraste sigue en tu cuenta.');
  await expect(button(page, 'Conservar')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Conservar').click();
  await expect(programs(page)).toHaveCount(1);
  await button(page, `Cambiar ${TRIP_PROGRAM}`).click();
  await button(page, 'Eliminar programa').click();
  await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { kind: 'drop-after-commit' } });
  await button(page, 'Eliminar').click();
  await expect(statusMessage(page, `Eliminamos ${TRIP_PROGRAM} de tu lista.`)).toBeVisible();
  await expect(page.getByText('Aún no tienes programas de ahorro')).toBeVisible();
});

test('a reached goal is highlighted, the program continues and can be finished', async ({
  page,
  bank,
  signIn,
}) => {
  await addProgramAtGoal(bank);
  await signIn('ana', SAVING_PROGRAMS_PATH);
  const bicycle = programOf(page, 'Bicicleta');
  await expect(bicycle.getByText('Meta cumplida')).toBeVisible();
  await expect(bicycle).toContainText('de $9,000.00 MXN, 100%');
  await expect(bicycle).not.toContainText('Llegas a tu meta');
  await expect(bicycle).toContainText('Siguiente: mañana, 24 nov 2026');
  await expectAccessible(page);
  await expect(button(page, `Terminar ${TRIP_PROGRAM}`)).toHaveCount(0);
  await button(page, 'Terminar Bicicleta').click();
  await expect(dialog(page)).toContainText('Tus $9,000.00 MXN están en Ahorro para el viaje •••• 7730.');
  await button(page, 'Terminar').click();
  await expect(statusMessage(page, 'Terminaste Bicicleta. ¡Llegaste a tu meta!')).toBeVisible();
  await expect(programs(page)).toHaveCount(1);
});

test('a failed run shows its reason, and a later run succeeds', async ({ page, bank, signIn }) => {
  await bank.fixture('saving-programs.exists', 'ana', {
    ...anaProgramAccounts,
    name: 'Casa',
    amount: '90000',
  });
  await bank.clock.advance('P1D');
  const errorsCall = page.waitForRequest(/saving_programs_status=ERROR/);
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await errorsCall;
  const house = programOf(page, 'Casa');
  await expect(house).toContainText('No se pudo ahorrar');
  await expect(house).toContainText(
    'El 24 nov 2026 no se apartaron $90,000.00 MXN. Saldo insuficiente en la cuenta origen. No se hizo ningún cargo',
  );
  await expect(house).toContainText('Siguiente intento: 01 dic 2026');
  await expectAccessible(page);

  await bank.clock.advance('P7D');
  await page.reload();
  await button(page, 'Ver intentos de Casa').click();
  await expect(dialog(page).getByRole('term')).toHaveText(['01 dic 2026', '24 nov 2026']);
  await button(page, 'Entendido').click();

  await button(page, 'Cambiar Casa').click();
  await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100');
  await button(page, 'Guardar cambios').click();
  await expect(statusMessage(page, 'Guardamos los cambios de Casa.')).toBeVisible();
  await bank.clock.advance('P7D');
  await page.reload();
  await expect(house).toContainText('$100.00 MXN');
  await expect(house).not.toContainText('No se pudo ahorrar');
});

describe('on a phone by keyboard', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('pauses a program', async ({ page, signIn }) => {
    await signIn('ana', SAVING_PROGRAMS_PATH);
    await page.getByRole('link', { name: `Ver comprobante de ${TRIP_PROGRAM}` }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, `Pausar ${TRIP_PROGRAM}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Dejarlo activo')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(statusMessage(page, `${TRIP_PROGRAM} está en pausa.`)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a paused program has no next date, and a resumed program continues', async ({ page, bank, signIn }) => {
  await signIn('ana', SAVING_PROGRAMS_PATH);
  await button(page, `Pausar ${TRIP_PROGRAM}`).click();
  await button(page, 'Dejarlo activo').click();
  await expect(programOf(page, TRIP_PROGRAM)).not.toContainText('En pausa');
  await button(page, `Pausar ${TRIP_PROGRAM}`).click();
  await expect(dialog(page)).toContainText('Lo que llevas apartado sigue en tu cuenta.');
  await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { kind: 'drop-after-commit' } });
  await button(page, 'Poner en pausa').dblclick();
  await expect(statusMessage(page, `${TRIP_PROGRAM} está en pausa.`)).toBeVisible();
  const tripProgram = programOf(page, TRIP_PROGRAM);
  await expect(tripProgram.getByText('En pausa', { exact: true })).toBeVisible();
  await expect(tripProgram).not.toContainText('Siguiente');
  await expect(page.getByRole('region', { name: 'Lo que se apartará' })).toBeHidden();
  await page.goto('account-summary');
  await openTile(page, /^Ahorro/);
  await expect(page.getByRole('link', { name: TRIP_PROGRAM }).last()).toContainText('En pausa');
  await page.goto(SAVING_PROGRAMS_PATH);
  const before = await bank.ledger.balance('ana-ahorro');
  await bank.clock.advance('P13D');
  expect(await bank.ledger.balance('ana-ahorro')).toBeLessThan(before + 1_500_00);
  await button(page, `Reanudar ${TRIP_PROGRAM}`).click();
  await expectAccessible(page);
  await button(page, 'Reanudar').click();
  await expect(statusMessage(page, `${TRIP_PROGRAM} sigue. Próximo ahorro: 05 ene 2027.`)).toBeVisible();
  await expect(tripProgram).toContainText('Siguiente: 05 ene 2027');
});
