import { consolePath } from '../support/console';
import { describe, expect, test } from '../support/dom/journey';

const TODAY = consolePath();

test('the clock moves by an hour and shows the day of the bank', async ({ page, bank }) => {
  await page.goto(TODAY);
  const clock = page.getByRole('region', { name: 'Reloj del banco' });
  await expect(clock).toContainText('09:30:00');
  await expect(clock).toContainText('lunes 23 nov 2026');
  await expect(clock).toContainText('Día hábil');
  await page.getByRole('button', { name: '+1 h', exact: true }).click();
  await expect(clock).toContainText('10:30:00');
  expect(await bank.clock.now()).toBe('2026-11-23T10:30:00-06:00');
});

test.for([
  ['+1 día', '2026-11-24T09:30:00-06:00'],
  ['+1 mes', '2026-12-23T09:30:00-06:00'],
  ['Siguiente día hábil', '2026-11-24T09:30:00-06:00'],
  ['Siguiente apertura', '2026-11-24T06:00:00-06:00'],
  ['Fin de mes', '2026-12-01T00:00:00-06:00'],
] as const)('%s moves the clock to %s', async ([name, now], { page, bank }) => {
  await page.goto(TODAY);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(`Listo: ${name}`)).toBeAttached();
  expect(await bank.clock.now()).toBe(now);
});

test('a move to the next cut-off shows what ran, with the entries of each job', async ({ page }) => {
  await page.goto(TODAY);
  const finishedJobs = page.getByRole('region', { name: 'Pasó' });
  await expect(finishedJobs).toContainText('El reloj aún no se ha movido.');
  await page.getByRole('button', { name: 'Siguiente corte', exact: true }).click();
  await expect(finishedJobs).toContainText('Activación de un destinatario');
  await expect(finishedJobs).toContainText('ana · ana-carpintero');
  await expect(finishedJobs.getByRole('link', { name: '2 asientos' }).first()).toBeVisible();
});

test('the clock is set to a date, resumed, frozen and returned to real time', async ({ page, bank }) => {
  await page.goto(TODAY);
  await page.getByLabel('Fecha y hora').fill('2026-12-25T10:00');
  await page.getByRole('button', { name: 'Fijar y congelar', exact: true }).click();
  await expect(page.getByText('Día inhábil: Navidad', { exact: true })).toBeVisible();
  expect(await bank.clock.now()).toBe('2026-12-25T10:00:00-06:00');
  await page.getByRole('button', { name: 'Reanudar', exact: true }).click();
  await page.getByRole('button', { name: 'Congelar', exact: true }).click();
  await page.getByRole('button', { name: 'Volver a la hora real', exact: true }).click();
  await expect(page.getByText('Hora real', { exact: true })).toBeVisible();
});

test('lists the jobs that a move would run, and updates when the clock moves', async ({ page, bank }) => {
  await page.goto(TODAY);
  const upcoming = page.getByRole('region', { name: 'Pasará' });
  await expect(upcoming).toContainText('ana · ana-carpintero');
  await upcoming.getByLabel('Hasta').selectOption('P1D');
  await expect(upcoming.getByText('Valuación de un fondo')).toHaveCount(2);
  await bank.clock.advance('P1D');
  await expect(upcoming).not.toContainText('ana · ana-carpintero');
  await expect(page.getByRole('region', { name: 'Reloj del banco' })).toContainText('martes 24 nov 2026');
});

test('a customer has a token to copy and a button to sign in', async ({ page }) => {
  await page.goto(TODAY);
  const ana = page.getByRole('listitem').filter({ hasText: 'Ana Lucía Herrera' });
  await ana.getByRole('button', { name: 'Copiar el token de ana' }).click();
  expect(await navigator.clipboard.readText()).toBe('318204');
  await expect(ana.getByRole('button', { name: 'Abrir como ana', exact: true })).toBeVisible();
});

test('the code button of a control copies its call', async ({ page, bank }) => {
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Código de «Fin de mes»' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fin de mes' });
  await dialog.getByRole('button', { name: 'Copiar curl' }).click();
  expect(await navigator.clipboard.readText()).toBe(
    `curl -s '${location.origin}/__bank/clock/advance' -H 'x-bank: ${bank.id}' -H 'content-type: application/json' -d '{"to":"month-end"}'`,
  );
  await dialog.getByRole('button', { name: 'Copiar TypeScript' }).click();
  expect(await navigator.clipboard.readText()).toContain('body: JSON.stringify({"to":"month-end"})');
  expect(await bank.clock.now()).toBe('2026-11-23T09:30:00-06:00');
});

describe('in the last year of the clock', () => {
  test.override({ now: '2099-12-31T23:30:00-06:00' });

  test('a move past the end of the clock shows the error of the sandbox', async ({ page }) => {
    await page.goto(TODAY);
    await page.getByRole('button', { name: '+1 h', exact: true }).click();
    const outcome = page.getByRole('alert').filter({ hasText: 'No se hizo: +1 h' });
    await expect(outcome).toContainText('The clock of a bank goes from 1 January 2024 to 31 December 2099.');
  });
});
