import { expect, test } from '../support/browser/test';
import { FORM, heading, send, toConfirm } from '../support/own-transfer';

test('the HTML has no inline or third-party code, and its headers forbid them @smoke', async ({
  request,
}) => {
  const answer = await request.get('account-summary');
  const html = await answer.text();
  const scripts = html.match(/<script\b[^>]*>[^<]*<\/script>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^<script\b[^>]*\bsrc="\/[^"]+"[^>]*><\/script>$/);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|https?:/);

  const { 'content-security-policy': policy, ...headers } = answer.headers();
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
  const answer = await request.get(link);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, icons, shortcuts } = await answer.json();
  expect(name).toBe('Banco Cenzontle');
  const at = (path: string) => new URL(path, new URL(link, baseURL)).href;
  expect(at(start_url)).toBe(baseURL);
  for (const { src, type } of icons)
    expect((await request.get(at(src))).headers()['content-type']).toContain(type);
  expect(shortcuts.map((shortcut: { url: string }) => at(shortcut.url))).toEqual([
    `${baseURL}hubs/transfers`,
    `${baseURL}hubs/payments`,
  ]);
});

/* Every browser test fails on a policy violation, and accessibility.spec.ts visits every page. */
test('a transfer and its PDF cause no CSP violation', async ({ page, signIn, complaints }) => {
  await signIn('ana', FORM);
  await toConfirm(page);
  await send(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  await download;
  expect(complaints).toEqual([]);

  // Control: the browser reports a violation.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/a.png' }));
  });
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
  complaints.length = 0;
});

test('hashed files are cached and compressed; API responses are not cached', async ({
  page,
  bank,
  signIn,
}) => {
  expect(bank.id).toBeTruthy();
  const answers: { path: string; cache: string | undefined; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    const { 'cache-control': cache, 'content-encoding': encoding } = response.headers();
    answers.push({ path, cache, encoding });
  });
  await signIn('ana');
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  const assets = answers.filter(({ path }) => path.includes('/assets/'));
  expect(assets.length).toBeGreaterThan(2);
  for (const { cache } of assets) expect(cache).toMatch(/max-age=31536000, immutable/);
  const code = assets.filter(({ path }) => path.endsWith('.js'));
  expect(code.length).toBeGreaterThan(1);
  for (const { path, encoding } of code) expect({ path, encoding }).toEqual({ path, encoding: 'br' });
  const calls = answers.filter(({ path }) => path.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(2);
  for (const { cache } of calls) expect(cache).toBe('no-store');

  const refused = await page.request.get('/api/summary/v2/summary');
  expect(refused.status()).toBeGreaterThanOrEqual(400);
  expect(refused.headers()['cache-control']).toBe('no-store');
});
