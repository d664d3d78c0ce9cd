import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bankDate } from '#contract/domain/dates';
import { startBank } from './start-bank';
import { type RemoteClient, remoteClient, remoteTransfer } from './testing/bank-process';
import { TRANSFERS } from './testing/own-transfer';
import { seedTestBank } from './testing/test-seed';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cenzontle-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (path = dataDir) =>
  startBank({ port: 0, host: '127.0.0.1', basePath: '', dataDir: path, seedBank: seedTestBank });

const send = (url: string, method: string, path: string, body?: object) =>
  fetch(`${url}/__bank${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

test('a folder in place of the temporary session file is not a bank, and a warning is logged', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mkdir(join(dataDir, 'sessions.json.tmp'));
  const bank = await start();
  const banks: { data: { bank: string }[] } = await (await fetch(`${bank.url}/__bank/banks`)).json();
  expect(banks.data.map(({ bank: id }) => id)).toEqual(['demo']);
  const signedIn = await fetch(`${bank.url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"customer":"ana"}',
  });
  expect(signedIn.ok).toBe(true);
  await bank.stop();
  expect(errorSpy).toHaveBeenCalledOnce();
  expect(errorSpy.mock.calls[0]?.[0]).toContain('sessions.json.tmp');
});

test.each([
  ['a file', () => join(dataDir, 'file')],
  ['a path below a file', () => join(dataDir, 'file', 'data')],
  ['a path where nothing can be created', () => '/proc/data'],
])('rejects an impossible data folder: %s', async (_, path) => {
  await writeFile(join(dataDir, 'file'), '');
  await expect(start(path())).rejects.toThrow(`DATA_DIR: ${path()} cannot be a folder`);
});

test('one of ten concurrent creations of a bank succeeds; it can be reset and deleted', async () => {
  const { url, stop } = await start();
  const make = () => send(url, 'POST', '/banks', { id: 'par', keep: true });
  const ids = await Promise.all(Array.from({ length: 10 }, make));
  expect(ids.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
  expect((await send(url, 'POST', '/banks/par/reset')).status).toBe(200);
  expect((await send(url, 'DELETE', '/banks/par')).status).toBe(204);
  expect((await make()).status).toBe(201);
  await stop();
});

test('a bank process without its folder rejects commits and does not change the folder of the next process', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = join(dataDir, 'data');
  const today = bankDate(Date.now());
  const transfer = async (client: RemoteClient) => (await remoteTransfer(client, today)).receipt.status;
  const setUp = async (client: RemoteClient) =>
    (await client('POST', TRANSFERS, { transfer_type: 'onetime' })).status;
  const count = async (url: string) => {
    const ledger: { count: number } = await (await send(url, 'GET', '/ledger?latest=0')).json();
    return ledger.count;
  };
  const first = await start(path);
  const before = await remoteClient(first.url, 'ana');
  expect(await transfer(before)).toBe(200);
  await rename(path, join(dataDir, 'moved'));
  expect(await setUp(before)).toBe(503);
  expect((await send(first.url, 'POST', '/banks', { id: 'par', keep: true })).status).toBe(503);

  const second = await start(path);
  const after = await remoteClient(second.url, 'ana');
  expect(await transfer(after)).toBe(200);
  const [secondCount, sessions] = [
    await count(second.url),
    await readFile(join(path, 'sessions.json'), 'utf8'),
  ];
  await remoteClient(first.url, 'luis');
  expect((await send(first.url, 'POST', '/banks/demo/reset')).status).toBe(503);
  expect(await setUp(before)).toBe(503);
  await first.stop();
  expect(await readFile(join(path, 'sessions.json'), 'utf8')).toBe(sessions);
  expect(await transfer(after)).toBe(200);
  await second.stop();
  const reopened = await start(path);
  expect(await count(reopened.url)).toBe(secondCount + 1);
  await reopened.stop();
  const lines = errorSpy.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.startsWith(`DATA_DIR: ${path} was removed, renamed`))).toHaveLength(1);
});
