import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { startBank } from '../start-bank';

const folder = mkdtempSync(join(tmpdir(), 'cenzontle-console-'));
writeFileSync(join(folder, 'index.html'), '<script src="./theme.js"></script><div id="root"></div>');
const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: '', consoleFolder: folder });
const http = request(bank.url);
afterAll(async () => {
  await bank.stop();
  rmSync(folder, { recursive: true });
});

const pageHeaders = { accept: 'text/html' };

test('/__bank redirects to the console', async () => {
  const { headers } = await http.get('/__bank').set(pageHeaders).expect(302);
  expect(headers.location).toBe('/__bank/console/');
});

test.each(['', 'calls', 'calls/0123456789abcdef'])('the path %j serves the console', async (path) => {
  const { text, headers } = await http.get(`/__bank/console/${path}`).set(pageHeaders).expect(200);
  expect(text).toBe('<script src="/__bank/console/theme.js"></script><div id="root"></div>');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("form-action 'self' http://*.localhost:*");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['referrer-policy']).toBe('same-origin');
});

test('a page request to a sandbox endpoint returns JSON', async () => {
  const { body } = await http.get('/__bank/faults').set(pageHeaders).expect(200);
  expect(body).toEqual({ data: [] });
});
