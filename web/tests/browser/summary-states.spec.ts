import { expectAccessible, expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { MOST_SHIFT, shifts } from '../support/browser/shifts';
import { expect, test } from '../support/browser/test';
import { asNewCustomer, latest, part, people, shownWhole, spending } from '../support/home';
import { accountsOf, week } from '../support/summary';

test('a new customer sees empty states in one column', async ({ page, signIn }) => {
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

test('accounts and cards stay visible when the deferred sections fail to load', async ({ page, signIn }) => {
  await page.route(/\/sections-[^/]+\.js$/, (route) => route.abort());
  await signIn('ana');
  await expect(accountsOf(page, 'Tarjetas de crédito')).toContainText('$18,742.55 MXN');
  await expect(accountsOf(page, 'Tus cuentas')).toHaveCount(3);
  await expect(week(page)).toHaveCount(0);
});

/** Weeks: full (on a phone, see layout-shift.spec.ts), empty, one payment, no cheque account. */
for (const [width, height, customers] of [
  [1280, 900, ['ana', 'elena']],
  [390, 844, ['valeria', 'luis', 'elena']],
] as const)
  test(`at ${width} px deferred sections cause no layout shift`, async ({ page, bank, signIn }) => {
    await page.setViewportSize({ width, height });
    await bank.fault({ then: { delayMs: 250 } });
    for (const customer of customers)
      await test.step(customer, async () => {
        await signIn(customer);
        await expect(week(page).locator('b').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect(total, `${customer}\n${of.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
      });
  });

test('the fully loaded home has no axe violations and does not scroll sideways', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
