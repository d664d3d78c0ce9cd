import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const HUB = 'hubs/payments';

test('the tax hub is among the kinds where its flag is on, and only there', async ({ page, signIn }) => {
  await signIn('ana', HUB);
  await expect(page.getByRole('link', { name: /^Impuestos SAT/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Impuestos SAT y/ })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('environment', 'uat');
    localStorage.setItem('taxHub', 'true');
  });
  await page.reload();
  await page.getByRole('link', { name: 'Impuestos SAT y Ciudad de México' }).click();
  await expect(heading(page, 'Impuestos')).toBeVisible();
});
