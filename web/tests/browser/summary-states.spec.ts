import { expectAccessible, expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import {
  asNewCustomer,
  latest,
  MOVEMENTS,
  part,
  people,
  shownWhole,
  spending,
  statement,
} from '../support/home';
import { MOST_SHIFT, shifts } from '../support/browser/shifts';
import { accountsOf, week } from '../support/summary';
import { expect, test } from '../support/browser/test';

/** Each part, the call that it needs, and what it says where that fails. */
const failures = [
  ['/recipients', 'No pudimos cargar a tus destinatarios', people],
  ['/statements', 'No pudimos cargar tus estados de cuenta', statement],
  [MOVEMENTS, 'No pudimos cargar tus últimos movimientos', latest],
  [MOVEMENTS, 'No pudimos cargar tus gastos', spending],
] as const;

for (const [path, words, shown] of failures)
  test(`${words}: the others stand, and it is asked again`, async ({ page, bank, signIn }) => {
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

test('covered, nothing tells an amount, and what is drawn is flat', async ({ page, signIn }) => {
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
  // What is offered tells of limits.
  await expect(offers).not.toContainText('$');
  await expect(page.getByRole('meter')).toHaveCount(0);
  const lines = await page
    .locator('[data-spark] path')
    .evaluateAll((all) => all.map((line) => line.getAttribute('d')));
  expect(new Set(lines).size).toBe(1);
  await expect(spending(page).locator('i, s')).toHaveCount(0);
});

test('a new customer is told what will stand there, in one column', async ({ page, signIn }) => {
  await asNewCustomer(page);
  await signIn('ana');
  await expect(week(page)).toContainText('No tienes pagos esta semana');
  await expect(people(page)).toContainText('Aún no tienes a quién enviarle');
  await expect(people(page).getByRole('link', { name: 'Agregar persona' })).toBeVisible();
  await expect(latest(page)).toContainText('Aún no tienes movimientos');
  await expect(spending(page)).toHaveCount(0);
  const widths = await Promise.all(
    ['Resumen', 'Esta semana'].map(async (name) => (await part(page, name).boundingBox())?.width),
  );
  expect(widths[0]).toBe(widths[1]);
  await expectAccessibleNarrowToo(page);
});

test('without the file of what comes later the accounts stand, cards among them', async ({
  page,
  signIn,
}) => {
  await page.route(/\/parts-[^/]+\.js$/, (route) => route.abort());
  await signIn('ana');
  await page.mouse.move(300, 300);
  await expect(accountsOf(page, 'Tarjetas de crédito')).toContainText('$18,742.55 MXN');
  await expect(accountsOf(page, 'Tus cuentas')).toHaveCount(3);
  await expect(week(page)).toHaveCount(0);
});

/** Everybody's week is another: full, nothing due, one thing, no cheque account. */
const WEEKS = ['ana', 'valeria', 'luis', 'elena'] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const customer of WEEKS)
      test(`what comes later moves nothing that ${customer} reads`, async ({ page, bank, signIn }) => {
        await bank.fault({ match: { path: '/' }, then: { delayMs: 250 } });
        await signIn(customer);
        await expect(week(page).locator('b').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect(total, of.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      });

    test('axe finds nothing, and nothing scrolls sideways', async ({ page, signIn }) => {
      await signIn('ana');
      await shownWhole(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

test('by keyboard: from what is due to whom money goes', async ({ page, signIn }) => {
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
