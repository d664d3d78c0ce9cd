import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';
import { latest, MOVEMENTS, openTile, people, shownWhole, spending, tile } from '../support/home';
import { accountsOf, openWeek, week, weekLine } from '../support/summary';

/** Each section, the call that it needs, and its text when that call fails. */
const failures = [
  ['/recipients', 'No pudimos cargar a tus destinatarios', people],
  ['/saving-programs', 'No pudimos cargar tu ahorro', (page: Page) => tile(page, 'Ahorro')],
  [MOVEMENTS, 'No pudimos cargar tus últimos movimientos', latest],
  [MOVEMENTS, 'No pudimos cargar tus gastos', (page: Page) => tile(page, 'Gastos')],
] as const;

for (const [path, words, shown] of failures)
  test(`${words}: the other sections stay, and a retry loads it`, async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path }, then: { status: 500 } });
    await signIn('ana');
    const failed = page.getByRole('alert').filter({ hasText: words });
    await expect(failed).toBeVisible();
    await expect(week(page)).toContainText('1 pago vencido y 5 esta semana');
    await expect(accountsOf(page, 'Mis cuentas')).toHaveCount(3);
    await expect(page.getByRole('meter')).toHaveCount(1);
    await bank.clearFaults();
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failed).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });

test('hidden balances show no amount and flat charts', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
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
  await shownWhole(page);
  await weekLine(page).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Pagar Tele', 'Pagar Colegiatura', 'Pagar Línea Cenzontle']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/line-of-credit\/ana-linea$/);
});
