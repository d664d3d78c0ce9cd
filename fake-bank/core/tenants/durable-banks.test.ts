import { afterEach, expect, test, vi } from 'vitest';
import { collections, jobHandlers } from '#bank/modules';
import { randomFrom } from '#bank/seed/random';
import { account } from '#bank/testing/books';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { setClock } from '../calendar/clock';
import { bankAccount } from '../ledger/accounts';
import { ledgerBalances, ledgerTransactions, move, openAccount, openBankAccounts } from '../ledger/ledger';
import { schedule } from '../scheduling/scheduled-jobs';
import { nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import type { Task } from '../tasks/task';
import type { Bank } from './bank';
import { Banks } from './banks';

const NOON = Date.parse('2026-09-01T12:00:00-06:00');
const [from, to] = [bankAccount('cash'), bankAccount('services')];

function* seedBank(tx: Transaction): Task<void> {
  yield openBankAccounts(tx);
  for (let amount = 1; amount <= 100; amount += 1) {
    move(tx, { at: NOON, description: 'Pago de luz', category: 'home', from, to, amount });
  }
}

const settings = { collections, handlers: jobHandlers, seedBank, systemClock: () => NOON, dataDir: '/data' };
const openOn = (disk: SimulatedDisk) => Banks.open({ ...settings, disk });

const steps = (bank: Bank) => bank.commit((tx) => nextNumber(tx, 'steps'));
const pathsBelow = (disk: SimulatedDisk, folder: string) =>
  disk.paths.filter((path) => path.startsWith(`${folder}/`));

afterEach(() => {
  vi.restoreAllMocks();
});

test('exactly one of ten concurrent creations of a bank succeeds; it can be reset and recreated', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => banks.create({ id: 'par', keep: true })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('code', '0000');
  const bank = banks.get('par');
  expect(await steps(bank)).toBe(1);
  await banks.reset('par');
  expect(await steps(bank)).toBe(1);
  await banks.delete('par');
  expect(pathsBelow(disk, '/data/par')).toEqual([]);
  expect(await steps(await banks.create({ id: 'par', keep: true }))).toBe(1);
});

test('a failed creation leaves no files and frees the id', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  disk.room = 0;
  await expect(banks.create({ id: 'par', keep: true })).rejects.toHaveProperty('code', 'CZ_UNAVAILABLE');
  expect(pathsBelow(disk, '/data/par')).toEqual([]);
  expect(() => banks.get('par')).toThrow('CZ_BANK_NOT_FOUND');
  disk.room = Number.POSITIVE_INFINITY;
  expect(await steps(await banks.create({ id: 'par', keep: true }))).toBe(1);
});

test('ignores a bank whose creation was interrupted', async () => {
  const disk = new SimulatedDisk();
  await openOn(disk);
  disk.put('/data/par/journal-1.jsonl', Buffer.alloc(0));
  const banks = await openOn(disk);
  expect(banks.has('par')).toBe(false);
  expect(await steps(await banks.create({ id: 'par', keep: true }))).toBe(1);
});

test('ignores an incomplete bank even after a temporary read error', async () => {
  const disk = new SimulatedDisk();
  await (await openOn(disk)).close();
  disk.put('/data/par/journal-1.jsonl', Buffer.alloc(0));
  let reads = 0;
  disk.failing = ({ does, path }) => {
    if (does !== 'read' || !path.includes('/par/journal')) return undefined;
    reads += 1;
    return reads === 1 ? 'EIO' : undefined;
  };
  const warn = vi.fn();
  const banks = await Banks.open({ ...settings, disk, warn });
  expect([banks.has('demo'), banks.has('par')]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledOnce();
  expect((await openOn(disk.cutPower())).has('par')).toBe(false);
});

test('a deletion that cannot start leaves the bank unchanged', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const bank = await banks.create({ id: 'par', keep: true });
  disk.failing = ({ does }) => (does === 'rename' ? 'EIO' : undefined);
  await expect(banks.delete('par')).rejects.toHaveProperty('code', 'CZ_UNAVAILABLE');
  disk.failing = () => undefined;
  await steps(banks.get('par'));
  expect(await steps(bank)).toBe(2);
  const after = disk.cutPower();
  expect(await steps((await openOn(after)).get('par'))).toBe(3);
});

test('reports an unknown outcome as EIO if the disk can neither finish nor roll back', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  await banks.create({ id: 'par', keep: true });
  disk.failing = ({ does }) => (does === 'syncFolder' ? 'EIO' : undefined);
  await expect(banks.delete('par')).rejects.toHaveProperty('code', 'EIO');
  expect(() => banks.get('par')).toThrow('CZ_BANK_NOT_FOUND');
  disk.calls.length = 0;
  disk.failing = ({ does }) =>
    does !== 'rename' && disk.calls.includes('rename snapshot.json.tmp') ? 'EIO' : undefined;
  await expect(banks.create({ id: 'other', keep: true })).rejects.toHaveProperty('code', 'EIO');
  const reopened = await openOn(disk.killProcess());
  expect([reopened.has('par'), reopened.has('other')]).toEqual([false, true]);
});

test('an interrupted deletion is finished at the next start', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  await banks.create({ id: 'par', keep: true });
  disk.failing = ({ does }) =>
    does === 'removeFolder' && disk.calls.includes('rename par') ? 'EIO' : undefined;
  await banks.delete('par');
  expect(pathsBelow(disk, '/data/par.deleted')).not.toEqual([]);
  const after = disk.cutPower();
  const reopened = await openOn(after);
  expect(reopened.has('par')).toBe(false);
  expect(pathsBelow(after, '/data/par.deleted')).toEqual([]);
});

test('a damaged bank is reported and unavailable; the other banks open', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  await banks.create({ id: 'par', keep: true });
  await banks.close();
  const path = '/data/par/snapshot.json';
  const bytes = Buffer.from(disk.bytesOf(path).toString().replace('"amount":1', '"amount":2'));
  disk.put(path, bytes);
  const reopened = await openOn(disk);
  expect(errorSpy.mock.calls).toEqual([
    [expect.stringContaining(`The bank par stays shut. ${path} is damaged`)],
  ]);
  expect(await steps(reopened.get('demo'))).toBe(1);
  expect(() => reopened.get('par')).toThrow('CZ_UNAVAILABLE');
  await expect(reopened.create({ id: 'par', keep: true })).rejects.toHaveProperty('code', '0000');
  expect(disk.bytesOf(path).equals(bytes)).toBe(true);
});

test('rejects a bank whose books do not balance although the checksums match', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const { store } = banks.get('demo');
  const [first] = store.read.all(ledgerBalances);
  if (!first) throw new Error('the seed has no balances');
  store.transact((tx) => tx.put(ledgerBalances, { ...first, balance: first.balance + 100 }));
  await banks.close();
  await expect(openOn(disk)).rejects.toThrow(
    `/data/demo is damaged (Row ${first.account} of "balances" is not valid: "balance": `,
  );
});

test('does not open a bank whose clock is decades ahead of its jobs', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const { store } = banks.get('demo');
  store.transact((tx) => {
    setClock(tx, () => NOON, 'shifted', Date.parse('2083-11-23T09:30:00-06:00'));
    schedule(tx, { kind: 'none', key: 'x', at: NOON + 1 });
  });
  await banks.close();
  await expect(openOn(disk)).rejects.toThrow('more than 40 years ahead of its jobs');
});

test('detects a changed byte at two hundred random positions', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const bank = banks.get('demo');
  for (let amount = 1; amount <= 50; amount += 1) {
    await bank.commit((tx) =>
      move(tx, { at: NOON, description: 'Pago de agua', category: 'home', from, to, amount }),
    );
  }
  const files = disk.paths.map((path) => ({ path, bytes: disk.bytesOf(path) }));
  const journal = files.find(({ path }) => path.endsWith('journal-1.jsonl'));
  if (!journal) throw new Error('there is no journal');

  const expectDamageReported = async (path: string, at: number, value: number) => {
    const damagedDisk = new SimulatedDisk();
    for (const file of files) damagedDisk.put(file.path, Buffer.from(file.bytes));
    damagedDisk.bytesOf(path)[at] = value;
    const before = Buffer.from(damagedDisk.bytesOf(path));
    const message = await openOn(damagedDisk).then(
      (opened) => `opened with ${opened.get('demo').read.all(ledgerTransactions).length}`,
      (error: Error) => error.message,
    );
    expect(message).toContain(`${path} is damaged`);
    expect(damagedDisk.bytesOf(path).equals(before)).toBe(true);
  };
  const random = randomFrom('one byte');
  for (let time = 0; time < 200; time += 1) {
    const { path, bytes } = time % 2 ? journal : (files[random.integer(0, files.length - 1)] ?? journal);
    const at = random.integer(0, bytes.length - 1);
    await expectDamageReported(path, at, ((bytes[at] ?? 0) + random.integer(1, 255)) % 256);
  }
  // The last bytes distinguish a truncated line from a complete one.
  const last = journal.bytes.length - 1;
  for (const value of [0x20, 0x0b, 0x5d]) await expectDamageReported(journal.path, last, value);
  const cutDisk = new SimulatedDisk();
  for (const { path, bytes } of files) cutDisk.put(path, bytes);
  cutDisk.put(journal.path, Buffer.concat([journal.bytes.subarray(0, -1), Buffer.alloc(1)]));
  expect((await openOn(cutDisk)).get('demo').read.all(ledgerTransactions)).toHaveLength(150);
});

test('a commit succeeds even if its listener throws', async () => {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const disk = new SimulatedDisk();
  const bank = (await openOn(disk)).get('demo');
  const listener = () => {
    throw new Error('deaf');
  };
  expect(await bank.commit((tx) => nextNumber(tx, 'steps'), listener)).toBe(1);
  expect(errorSpy).toHaveBeenCalledOnce();
  expect(await steps((await openOn(disk.cutPower())).get('demo'))).toBe(2);
});

test('a commit that is rolled back does not call its listener', async () => {
  const disk = new SimulatedDisk();
  const bank = (await openOn(disk)).get('demo');
  disk.room = 0;
  const listener = vi.fn();
  await expect(bank.commit((tx) => nextNumber(tx, 'steps'), listener)).rejects.toThrow('CZ_UNAVAILABLE');
  expect(listener).not.toHaveBeenCalled();
});

test('reports an empty snapshot without checksums as damage and keeps it', async () => {
  const disk = new SimulatedDisk();
  await openOn(disk);
  const snapshot = '/data/demo/snapshot.json';
  for (const name of disk.paths) if (name.includes('journal')) disk.drop(name);
  const empty = '{"version":1,"records":{}}';
  disk.put(snapshot, Buffer.from(empty));
  await expect(openOn(disk)).rejects.toThrow('/data/demo is damaged (it has no accounts)');
  expect(disk.bytesOf(snapshot).toString()).toBe(empty);
});

test('reports accounts of a missing customer as damage', async () => {
  const disk = new SimulatedDisk();
  const bank = (await openOn(disk)).get('demo');
  await bank.commit((tx) => openAccount(tx, account({ customer: 'nadie' })));
  await expect(openOn(disk.cutPower())).rejects.toThrow('/data/demo is damaged (nadie is not there)');
});

test('a restored snapshot is on disk before the call ends; an unwritable snapshot changes nothing', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const bank = await banks.create({ id: 'par', keep: true });
  await steps(bank);
  const savedBank = await banks.save('par');
  for (const last of [2, 3]) expect(await steps(bank)).toBe(last);
  disk.room = 0;
  await expect(banks.restore('par', savedBank)).rejects.toHaveProperty('code', 'CZ_UNAVAILABLE');
  disk.room = Number.POSITIVE_INFINITY;
  expect(await steps(bank)).toBe(4);
  await banks.restore('par', savedBank);
  const reopened = await openOn(disk.killProcess());
  expect(await steps(reopened.get('par'))).toBe(2);
});

test('a snapshot with rows that the disk rejects is rejected', async () => {
  const disk = new SimulatedDisk();
  const banks = await openOn(disk);
  const bank = await banks.create({ id: 'par', keep: true });
  disk.room = 0;
  const step = steps(bank);
  const saving = banks.save('par');
  await expect(step).rejects.toHaveProperty('code', 'CZ_UNAVAILABLE');
  await expect(saving).rejects.toHaveProperty('code', 'CZ_UNAVAILABLE');
});
