import { builtFiles, bytesOf, gzipped, watchScripts } from './support/build';
import { heading } from './support/own-transfer';
import { customerPages } from './support/pages';
import { expect, test } from './support/test';

const KB = 1000;
const FIRST_VISIT = 170 * KB;
const LATER_ROUTE = 45 * KB;
const EVERYTHING = 420 * KB;

test('what the client’s code weighs: on the first visit, on each later route, all of it', async ({
  page,
  signIn,
}) => {
  const scripts = watchScripts(page);
  await signIn('ana');
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = new Set(scripts.keys());
  expect(first.size).toBeGreaterThan(1);
  expect(await bytesOf(scripts)).toBeLessThanOrEqual(FIRST_VISIT);

  for (const [path, h1] of customerPages) {
    scripts.clear();
    await page.goto(path);
    await expect(heading(page, h1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await bytesOf(scripts, first), path).toBeLessThanOrEqual(LATER_ROUTE);
  }

  const code = builtFiles().filter(({ name }) => name.endsWith('.js'));
  expect(code.length).toBeGreaterThan(first.size);
  expect(code.reduce((sum, { content }) => sum + gzipped(content), 0)).toBeLessThanOrEqual(EVERYTHING);
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
