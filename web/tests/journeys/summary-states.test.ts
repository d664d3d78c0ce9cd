import { expect, test } from '../support/dom/journey';
import { latest, MOVEMENTS, part, people, shownWhole, spending, statement } from '../support/home';
import { accountsOf, week } from '../support/summary';

/** Each section, the call that it needs, and its text when that call fails. */
const failures = [
  ['/recipients', 'No pudimos cargar a tus destinatarios', people],
  ['/statements', 'No pudimos cargar tus estados de cuenta', statement],
  [MOVEMENTS, 'No pudimos cargar tus últimos movimientos', latest],
  [MOVEMENTS, 'No pudimos cargar tus gastos', spending],
] as const;

for (const [path, words, shown] of failures)
  test(`${words}: the other sections stay, and a retry loads it`, async ({ page, bank, signIn }) => {
    await bank.fault({ match: { path }, then: { status: 500 } });
    await signIn('ana');
    const failed = page.getByRole('alert').filter({ hasText: words });
    await expect(failed).toBeVisible();
    await expect(week(page)).toContainText('te alcanza');
    await expect(accountsOf(page, 'Tus cuentas')).toHaveCount(3);
    await expect(page.getByRole('meter')).toHaveCount(2);
    await bank.clearFaults();
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failed).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });

test('hidden balances show no amount and flat charts', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
  const offers = page.getByRole('region', { name: 'Preaprobado para ti' });
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  for (const name of [
    'Esta semana',
    'Tus cuentas',
    'Últimos movimientos',
    'Tus gastos de noviembre',
    'Tarjetas de crédito',
  ])
    await expect(part(page, name)).not.toContainText(/\d[.,]\d/);
  await expect(offers).not.toContainText('$');
  await expect(page.getByRole('meter')).toHaveCount(0);
  const lines = await page
    .locator('[data-spark] path')
    .evaluateAll((all) => all.map((line) => line.getAttribute('d')));
  expect(new Set(lines).size).toBe(1);
  await expect(spending(page).locator('i, s')).toHaveCount(0);
});

test('works by keyboard from due payments to their account', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
  await week(page).getByRole('link', { name: 'Ver calendario' }).focus();
  for (const name of ['Pagar Tele', 'Pagar Colegiatura', 'Pagar Línea Cenzontle']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/line-of-credit\/ana-linea$/);
});
