import { expect, test } from '../support/browser/test';
import { field, option, recordCalls, searchButton } from '../support/search';

test('loads ten thousand movements once, in large pages, and searches all of them', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('valeria', 'feature-not-available');
  await searchButton(page).click();
  const calls = recordCalls(page);
  await field(page).fill('venta');
  await expect(page.getByText(/^Los 5 más recientes de [89],\d{3}$/)).toBeVisible({ timeout: 30_000 });
  const movementCalls = calls.filter((call) => call.includes('/transactions'));
  expect(movementCalls.length).toBeGreaterThanOrEqual(20);
  expect(movementCalls.every((call) => call.includes('limit=500'))).toBe(true);
  expect(new Set(calls).size).toBe(calls.length);
  const { length } = calls;
  for (const search of ['harinas', 'spei 1,2', 'renta del local']) {
    await field(page).fill('');
    await field(page).pressSequentially(search);
  }
  await expect(option(page, /renta del local/i).first()).toBeVisible();
  expect(calls).toHaveLength(length);
});
