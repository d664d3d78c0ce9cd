import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';
import {
  latestMovements,
  MOVEMENTS,
  openTile,
  people,
  spending,
  tile,
  waitForAllSections,
} from '../support/home';
import { accountsOf, openWeek, week, weekLine } from '../support/summary';

/** Path of a call, text of the section when that call fails, and locator of the loaded section. */
const failures = [
  ['/recipients', 'No pudimos cargar tus personas guardadas', people],
  ['/saving-programs', 'No pudimos cargar tu ahorro', (page: Page) => tile(page, 'Ahorro')],
  [MOVEMENTS, 'No pudimos cargar tus últimos movimientos', latestMovements],
  [MOVEMENTS, 'No pudimos cargar tus gastos', (page: Page) => tile(page, 'Gastos')],
] as const;

for (const [path, message, section] of failures)
  test(`${message}: the other sections stay, and a retry loads the failed section`, async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path }, then: { status: 500 } });
    await signIn('ana');
    const error = page.getByRole('alert').filter({ hasText: message });
    await expect(error).toBeVisible();
    await expect(week(page)).toContainText('1 pago vencido y 5 esta semana');
    await expect(accountsOf(page, 'Mis cuentas')).toHaveCount(3);
    await expect(page.getByRole('meter')).toHaveCount(1);
    await bank.clearFaults();
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await expect(error).toHaveCount(0);
    await expect(section(page)).toBeVisible();
  });

test('hidden balances show no amount and flat charts', async ({ page, signIn }) => {
  await signIn('ana');
  await waitForAllSections(page);
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await openWeek(page);
  const main = page.getByRole('main');
  await expect(week(page)).toContainText('Saldo oculto');
  for (const name of ['Ahorro', 'Inversiones', 'Créditos', 'Gastos']) {
    await openTile(page, name);
    await expect(main).not.toContainText(/\d[.,]\d/);
  }
  await expect(main).not.toContainText('$');
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(spending(page).locator('i, s')).toHaveCount(0);
});

test('works by keyboard from due payments to their account', async ({ page, signIn }) => {
  await signIn('ana');
  await waitForAllSections(page);
  await weekLine(page).focus();
  await page.keyboard.press('Enter');
  for (const name of [
    /^Recarga de Mi tableta/,
    /^Transferencia a Ahorro/,
    /^Domiciliación de Cable Ixtle/,
    'Pagar Tele',
    'Pagar Colegiatura',
    'Pagar Línea Cenzontle',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/line-of-credit\/ana-linea$/);
});
