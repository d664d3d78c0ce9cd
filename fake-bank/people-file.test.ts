import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPeople } from './people-file';
import { startBank } from './start-bank';

const folder = await mkdtemp(join(tmpdir(), 'people-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const FILE = join(folder, 'people.json');
const TODAY = '2026-11-23';
const rosa = { user: 'rosa', accounts: [{ product: 'chequing', balance: 700 }] };

const write = (content: unknown) =>
  writeFile(FILE, typeof content === 'string' ? content : JSON.stringify(content));

test.each<[content: unknown, reason: string]>([
  ['[{"user":', 'The file is not valid JSON ('],
  [rosa, 'Write a list.'],
  [[rosa, { user: 'Ines' }], '1.user: Write 1 to 30 lower-case letters'],
  [[{ ...rosa, phone: '1' }], '0.phone: This field is not expected here.'],
  [[rosa, rosa], '1.user: This bank has a customer rosa already.'],
  [[{ user: 'ana' }], '0.user: This bank has a customer ana already.'],
  [[{ user: 'ines', offers: [{ product: 'loan' }] }], '0.offers.0.product: A loan is paid into'],
])('a file with %j is rejected with place and reason', async (content, reason) => {
  await write(content);
  await expect(readPeople(FILE, TODAY)).rejects.toThrow(`${FILE}: ${reason}`);
});

test('the error for a missing file contains its path', async () => {
  const missing = join(folder, 'nobody.json');
  await expect(readPeople(missing, TODAY)).rejects.toThrow(`${missing}: The file cannot be read (ENOENT`);
});

const start = (options: { dataDir?: string; seedFile?: string }) =>
  startBank({ port: 0, host: '127.0.0.1', basePath: '/banca', ...options });

async function balanceIn(url: string, bank: string, account: string): Promise<number | undefined> {
  const answer = await fetch(`${url}/__bank/ledger?latest=0`, { headers: { 'x-bank': bank } });
  const { accounts } = await answer.json();
  return accounts.find((row: { account: string }) => row.account === account)?.balance;
}

const send = (url: string, path: string) => fetch(`${url}/__bank${path}`, { method: 'POST' });

test('demo, new and reset banks have the people of the file', async () => {
  await write([rosa]);
  const { url, stop } = await start({ seedFile: FILE });
  const newBank = await (await send(url, '/banks')).json();
  await send(url, '/banks/demo/reset');
  expect(await balanceIn(url, 'demo', 'rosa-chequing-1')).toBe(700);
  expect(await balanceIn(url, newBank.bank, 'rosa-chequing-1')).toBe(700);
  await stop();
});

test('a bank on disk gets the missing people of the file at the next start', async () => {
  const dataDir = join(folder, 'data');
  await (await start({ dataDir })).stop();
  await write([rosa]);
  await (await start({ dataDir, seedFile: FILE })).stop();
  await write([rosa, { ...rosa, user: 'ines' }]);
  const { url, stop } = await start({ dataDir, seedFile: FILE });
  expect(await balanceIn(url, 'demo', 'rosa-chequing-1')).toBe(700);
  expect(await balanceIn(url, 'demo', 'ines-chequing-1')).toBe(700);
  await stop();
});

test('an invalid file aborts the start', async () => {
  await write([{ user: 'ana' }]);
  await expect(start({ seedFile: FILE })).rejects.toThrow('0.user: This bank has a customer ana already.');
});
