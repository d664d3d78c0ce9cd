import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSidewaysScroll,
} from '../support/browser/axe';
import { MAX_SHIFT, measureShifts } from '../support/browser/shifts';
import { expect, test } from '../support/browser/test';
import { offersRegion } from '../support/campaigns';
import {
  latestMovements,
  openTile,
  people,
  section,
  simulateNewCustomer,
  tile,
  waitForAllSections,
} from '../support/home';
import { openWeek, week } from '../support/summary';

test('a new customer sees empty states', async ({ page, signIn }) => {
  await simulateNewCustomer(page);
  await signIn('ana');
  await expect(week(page)).toContainText('No tienes pagos esta semana');
  await expect(people(page)).toContainText('Aún no tienes a quién enviarle');
  await expect(people(page).getByRole('link', { name: 'Agregar persona' })).toBeVisible();
  await expect(latestMovements(page)).toContainText('Aún no tienes movimientos');
  await expect(tile(page, /^Gastos/)).toHaveCount(0);
  const links = section(page, 'Más de tu dinero').getByRole('link');
  await expect(links).toHaveText([/^Inversiones/]);
  await expectAccessibleAtBothWidths(page);
});

/** Ana has a full week (tested on a phone in layout-shift.spec.ts), valeria an empty week, luis one payment and
 * elena no cheque account. */
for (const [width, height, customers] of [
  [1280, 900, ['ana', 'elena']],
  [390, 844, ['valeria', 'luis', 'elena']],
] as const)
  test(`at ${width} px the sections of the home load without layout shift`, async ({
    page,
    bank,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await bank.fault.rule({ then: { delayMs: 250 } });
    for (const customer of customers)
      await test.step(customer, async () => {
        await signIn(customer);
        await expect(week(page).locator('b').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { total, sources } = await measureShifts(page);
        expect(total, `${customer}\n${sources.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
      });
  });

test('the fully loaded home has no axe violations and does not scroll sideways', async ({ page, signIn }) => {
  await signIn('ana');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await waitForAllSections(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await openWeek(page);
    const row = week(page).getByRole('listitem').filter({ hasText: 'Línea Cenzontle' });
    const name = await row.locator('div > b').boundingBox();
    expect(name?.width, 'a name in the week keeps its words whole').toBeGreaterThan(100);
    for (const tile of ['Ahorro', 'Inversiones', 'Gastos', 'Créditos']) {
      await openTile(page, tile);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    // The narrower layout keeps the week open.
    await openWeek(page);
  }
});

test("a phone's home is at most 2,200 px long", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana');
  await waitForAllSections(page);
  await expect(offersRegion(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2200);
});
