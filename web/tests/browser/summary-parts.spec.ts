import { expect, test } from '../support/browser/test';

test('a row pressed while deferred sections load opens its account', async ({ page, signIn }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/sections-[^/]*\.js$/, async (route) => {
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
