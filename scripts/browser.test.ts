import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('a config that is only loaded, as by an editor, takes a browser that is there and gets none', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CHROME_PATH', '');
  const { default: config } = await import('../playwright.config');
  const path = config.use?.launchOptions?.executablePath;
  expect(path === undefined || existsSync(path)).toBe(true);
});
