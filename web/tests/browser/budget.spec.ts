import { builtFiles } from '../support/browser/build';
import { isFullRun } from '../support/browser/full-run';
import { expect, test } from '../support/browser/test';
import { figures, HOME, weigh } from '../support/browser/weight';
import { heading } from '../support/own-transfer';
import { customerPages, publicPages } from '../support/pages';

/** The heaviest page of each type. */
const SAMPLE = new Set([
  'account-summary/details/investment-fund/ana-fondo',
  'search',
  'transfers/history/payments',
  'hubs/transfers',
  'campaigns/personal-loan?referenceKey=ana-campana-3&offerKey=ana-oferta-3',
  'preauthorized-payments/create?payee=ana-agua-estudio',
  'bill-payments/service',
  'settings/web/limits/admin',
  'logged-out',
]);

const otherPaths = [...customerPages, ...publicPages]
  .map(([path]) => path)
  .filter((path) => path !== HOME && (isFullRun || SAMPLE.has(path)));

test('no page loads more code than its budget', async ({ page, signIn }) => {
  test.slow();
  await signIn('ana');
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  expect(otherPaths.length).toBeGreaterThanOrEqual(SAMPLE.size);
  const { bytes, scripts } = figures(await weigh(page, [HOME, ...otherPaths]));
  for (const { label, value, limit } of [...bytes, ...scripts])
    expect.soft(value, label).toBeLessThanOrEqual(limit);
  for (const { label, value } of scripts) expect(value, label).toBeGreaterThan(0);
});

test('the first visit requests the code of the page in parallel with the current user', async ({
  page,
  signIn,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await released;
    await route.continue();
  });
  const code = page.waitForRequest(/\/own-transfer-flow-.+\.js$/);
  await signIn('ana', 'transfers/my-own-accounts');
  await code;
  release();
  await expect(heading(page, 'Transferir entre mis cuentas')).toBeVisible();
});

test('the production build contains no reference to the sandbox', () => {
  const files = builtFiles();
  expect(files.map(({ name }) => name)).toContain('index.html');
  for (const { name, content } of files) {
    const text = content.toString('latin1');
    const leakedWords = ['/__bank', 'x-bank', 'x-fault'].filter((word) => text.includes(word));
    expect({ name, leakedWords }).toEqual({ name, leakedWords: [] });
  }
});
