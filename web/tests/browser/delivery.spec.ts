import { expect, test } from '../support/browser/test';
import { FORM, goToReview, heading, sendButton } from '../support/own-transfer';

test('the HTML has no inline or third-party code, and its headers forbid them @smoke', async ({
  request,
}) => {
  const response = await request.get('account-summary');
  const html = await response.text();
  const scripts = html.match(/<script\b[^>]*>[^<]*<\/script>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^<script\b[^>]*\bsrc="\/[^"]+"[^>]*><\/script>$/);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|https?:/);

  const { 'content-security-policy': policy, ...headers } = response.headers();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('the client can be installed: its manifest names icons and pages that exist', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('account-summary')).text();
  const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const response = await request.get(link);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, icons, shortcuts } = await response.json();
  expect(name).toBe('Banco Cenzontle');
  const resolve = (path: string) => new URL(path, new URL(link, baseURL)).href;
  expect(resolve(start_url)).toBe(baseURL);
  for (const { src, type } of icons)
    expect((await request.get(resolve(src))).headers()['content-type']).toContain(type);
  expect(shortcuts.map((shortcut: { url: string }) => resolve(shortcut.url))).toEqual([
    `${baseURL}hubs/transfers`,
    `${baseURL}hubs/payments`,
  ]);
});

/* Every browser test fails on a policy violation, and accessibility.spec.ts visits every page. */
test('a transfer and its PDF cause no CSP violation', async ({ page, signIn, consoleErrors }) => {
  await signIn('ana', FORM);
  await goToReview(page);
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  await download;
  expect(consoleErrors).toEqual([]);

  // Checks that the browser would report a violation.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/a.png' }));
  });
  await expect.poll(() => consoleErrors.join()).toContain('Content Security Policy');
  consoleErrors.length = 0;
});

test('hashed files are cached and compressed; API responses are not cached', async ({
  page,
  bank,
  signIn,
}) => {
  expect(bank.id).toBeTruthy();
  const responses: { path: string; cache: string | undefined; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    const { 'cache-control': cache, 'content-encoding': encoding } = response.headers();
    responses.push({ path, cache, encoding });
  });
  await signIn('ana');
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  const assets = responses.filter(({ path }) => path.includes('/assets/'));
  expect(assets.length).toBeGreaterThan(2);
  for (const { cache } of assets) expect(cache).toMatch(/max-age=31536000, immutable/);
  const code = assets.filter(({ path }) => path.endsWith('.js'));
  expect(code.length).toBeGreaterThan(1);
  for (const { path, encoding } of code) expect({ path, encoding }).toEqual({ path, encoding: 'br' });
  const calls = responses.filter(({ path }) => path.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(2);
  for (const { cache } of calls) expect(cache).toBe('no-store');

  const rejected = await page.request.get('/api/summary/v2/summary');
  expect(rejected.status()).toBeGreaterThanOrEqual(400);
  expect(rejected.headers()['cache-control']).toBe('no-store');
});
