import { builtFiles } from './support/build';
import { buildWithMoreRoutes, namedByPage } from './support/more-routes';
import { customerPages, publicPages } from './support/pages';
import { expect, test } from './support/test';
import { figures, HOME, LIMITS, MORE_PAGES, weigh } from './support/weight';

test.describe('what the client’s code weighs', () => {
  test('on the first visit, on each later page, all of it; and in how many files', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    const [home, ...others] = await weigh(page, [
      HOME,
      ...customerPages.map(([path]) => path).filter((path) => path !== HOME),
      ...MORE_PAGES,
      ...publicPages.map(([path]) => path),
    ]);
    const found = figures(home?.scripts ?? new Map(), others);
    expect(found.filter(({ of }) => of.startsWith('the flow')).length).toBeGreaterThan(3);
    for (const { of, value, limit } of found) {
      expect(value, of).toBeGreaterThan(0);
      expect(value, of).toBeLessThanOrEqual(limit);
    }
    for (const { path, scripts } of others)
      expect(scripts.size, `scripts of ${path}`).toBeLessThanOrEqual(LIMITS.scripts);
  });

  test('with twenty more routes, the same on the first visit', async () => {
    const more = await buildWithMoreRoutes(20);
    expect(more.filter(({ name }) => /^more-\d+-page-.+\.js$/.test(name))).toHaveLength(20);
    expect(namedByPage(more)).toBeLessThanOrEqual(LIMITS.firstVisit);
    expect(namedByPage(more) - namedByPage(builtFiles())).toBeLessThan(100);
  });
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
