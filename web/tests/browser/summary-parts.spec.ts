import { expect, test } from '../support/browser/test';
import { latest, spending, statement } from '../support/home';
import { accountsOf } from '../support/summary';

test.describe('what is told of the accounts', () => {
  test('how each balance went, in words and drawn', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = accountsOf(page, 'Tus cuentas');
    await expect(rows.nth(2)).toContainText(/menos \$[\d,]+\.\d\d en 30 días/);
    await expect(rows.nth(1)).toContainText(/\+\$[\d,]+\.\d\d en 30 días/);
    await expect(rows.locator('[data-spark]')).toHaveCount(3);
    await expect(rows.first().locator('[data-spark]')).toBeVisible();
  });

  test('a bank that says no categories tells no spending', async ({ page, signIn }) => {
    await page.route('**/transactions?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const movement of body.data) delete movement.category;
      await route.fulfill({ response, json: body });
    });
    await signIn('ana');
    await expect(statement(page)).toBeVisible();
    await expect(spending(page)).toHaveCount(0);
    await expect(latest(page).getByRole('listitem')).toHaveCount(5);
  });
});

test('a row that is pressed while more of the home comes leads to its account', async ({ page, signIn }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/parts-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await signIn('jorge');
  await page.locator('a[href$="/investment-product/jorge-valores"]').hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('link', { name: 'Ver calendario' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL(/investment-product\/jorge-valores$/);
});
