import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBank } from './main';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cenzontle-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a folder left over where sessions are written aside is no bank, and whoever runs the bank is told', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mkdir(join(dataDir, 'sessions.json.tmp'));
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: '', dataDir });
  const banks: { data: { bank: string }[] } = await (await fetch(`${bank.url}/__bank/banks`)).json();
  expect(banks.data.map(({ bank: id }) => id)).toEqual(['demo']);
  const signedIn = await fetch(`${bank.url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"customer":"ana"}',
  });
  expect(signedIn.ok).toBe(true);
  await bank.stop();
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toContain('sessions.json.tmp');
});

test.each([
  ['a file', () => join(dataDir, 'file')],
  ['below a file', () => join(dataDir, 'file', 'data')],
  ['where nothing can be made', () => '/proc/data'],
])('a folder that cannot be is named: %s', async (_, path) => {
  await writeFile(join(dataDir, 'file'), '');
  const starting = startBank({ port: 0, host: '127.0.0.1', basePath: '', dataDir: path() });
  await expect(starting).rejects.toThrow(`DATA_DIR: ${path()} cannot be a folder`);
});
