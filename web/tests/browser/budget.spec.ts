import { builtFiles } from '../support/browser/build';
import { isFullRun } from '../support/browser/full-run';
import { buildWithMoreRoutes, namedByPage } from '../support/browser/more-routes';
import { expect, test } from '../support/browser/test';
import { figures, HOME, LIMITS, weigh } from '../support/browser/weight';
import { heading } from '../support/own-transfer';
import { customerPages, publicPages } from '../support/pages';

/** The heaviest page of each kind, and the lightest flow: it shows the code that all flows share. */
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

/** A full run weighs every page. */
const weighed = [...customerPages, ...publicPages]
  .map(([path]) => path)
  .filter((path) => path !== HOME && (isFullRun || SAMPLE.has(path)));

test.describe('what the client’s code weighs', () => {
  test('on the first visit, on each later page, all of it; and in how many files', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    expect(weighed.length).toBeGreaterThanOrEqual(SAMPLE.size);
    const [home, ...others] = await weigh(page, [HOME, ...weighed]);
    const found = figures(home?.scripts ?? new Map(), others);
    expect(found.filter(({ of }) => of.startsWith('the flow')).length).toBeGreaterThan(3);
    for (const { of, value, limit } of found) {
      expect(value, of).toBeGreaterThan(0);
      expect(value, of).toBeLessThanOrEqual(limit);
    }
    for (const { path, scripts } of others)
      expect(scripts.size, `scripts of ${path}: ${[...scripts.keys()].join(' ')}`).toBeLessThanOrEqual(
        LIMITS.scripts,
      );
  });

  // The test builds the client once more, which takes long.
  if (isFullRun)
    test('with twenty more routes, the same on the first visit', async () => {
      test.slow();
      const more = await buildWithMoreRoutes(20);
      expect(more.filter(({ name }) => /^more-\d+-page-.+\.js$/.test(name))).toHaveLength(20);
      expect(namedByPage(more)).toBeLessThanOrEqual(LIMITS.firstVisit);
      expect(namedByPage(more) - namedByPage(builtFiles())).toBeLessThan(100);
    });
});

test('the first visit to a page asks for its code while the bank is asked who the customer is', async ({
  page,
  signIn,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await answered;
    await route.continue();
  });
  const code = page.waitForRequest(/\/own-transfer-flow-.+\.js$/);
  await signIn('ana', 'transfers/my-own-accounts');
  await code;
  answer();
  await expect(heading(page, 'Transferir entre mis cuentas')).toBeVisible();
});

test('the first move on the home asks for the other routes, and nothing before it does', async ({
  page,
  signIn,
}) => {
  const routes = /\/later-pages-.+\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn('ana');
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => routes.test(url))).toEqual([]);
  const come = page.waitForRequest(routes);
  await page.mouse.move(300, 300);
  await come;
});

test('the production build knows nothing of the sandbox', () => {
  const files = builtFiles();
  expect(files.map(({ name }) => name)).toContain('index.html');
  for (const { name, content } of files) {
    const text = content.toString('latin1');
    const found = ['/__bank', 'x-bank', 'x-fault'].filter((word) => text.includes(word));
    expect({ name, found }).toEqual({ name, found: [] });
  }
});
