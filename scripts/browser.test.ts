import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('loading the Playwright config does not download a browser', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CHROME_PATH', '');
  const { default: config } = await import('../playwright.config');
  const path = config.use?.launchOptions?.executablePath;
  expect(path === undefined || existsSync(path)).toBe(true);
});
