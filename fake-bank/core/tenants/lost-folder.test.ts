import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections, jobHandlers } from '#bank/modules';
import { recover } from '#bank/recover';
import { openBankAccounts } from '../ledger/ledger';
import { nextNumber, sequences } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import type { Task } from '../tasks/task';
import type { Bank } from './bank';
import { Banks } from './banks';

function* seedBank(tx: Transaction): Task<void> {
  yield openBankAccounts(tx);
}

let folder = '';
let dataDir = '';
const warn = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
  dataDir = join(folder, 'data');
  warn.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const NOON = Date.parse('2026-09-01T12:00:00-06:00');
const open = () =>
  Banks.open({ collections, handlers: jobHandlers, seedBank, systemClock: () => NOON, dataDir, warn });

const step = (bank: Bank) => bank.commit((tx) => nextNumber(tx, 'steps'));
const stepsOf = (bank: Bank) => bank.read.get(sequences, 'steps');

function filesIn(path: string): Map<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return new Map(paths.map((file) => [file, readFileSync(file, 'utf8')]));
}

const UNAVAILABLE = { code: 'CZ_UNAVAILABLE' };

const attempts: [string, (banks: Banks) => Promise<unknown>][] = [
  ['a commit', (banks) => step(banks.get('demo'))],
  ['creating a bank', (banks) => banks.create({ id: 'new', keep: true })],
  ['creating a bank with an existing id', (banks) => banks.create({ id: 'theirs', keep: true })],
  ['a reset', (banks) => banks.reset('demo')],
  ['a deletion', (banks) => banks.delete('par')],
];

test.each<[string, () => Promise<void>]>([
  ['removed', () => rm(dataDir, { recursive: true })],
  ['renamed', () => rename(dataDir, join(folder, 'moved'))],
  ['left without its lock file', () => rm(join(dataDir, 'bank.lock'))],
])('when the folder is %s, the files of another process stay unchanged', async (_, lose) => {
  const first = await open();
  await first.create({ id: 'par', keep: true });
  await step(first.get('demo'));
  await lose();
  const second = await open();
  if (!second.has('par')) await second.create({ id: 'par', keep: true });
  await second.create({ id: 'theirs', keep: true });
  for (const id of ['demo', 'par']) await step(second.get(id));
  const [steps, before] = [stepsOf(second.get('demo')), filesIn(folder)];

  for (const [, attempt] of attempts) await expect(attempt(first)).rejects.toMatchObject(UNAVAILABLE);
  expect(stepsOf(first.get('demo'))?.last).toBe(1);
  await first.close();
  expect(filesIn(folder)).toEqual(before);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(`DATA_DIR: ${dataDir} was removed, renamed or replaced`);

  await step(second.get('demo'));
  await second.close();
  const reopened = await open();
  expect(reopened.all.map(({ id }) => id).sort()).toEqual(['demo', 'par', 'theirs']);
  expect(stepsOf(reopened.get('demo'))?.last).toBe((steps?.last ?? 0) + 1);
  await reopened.close();
});

test.each(attempts)(
  'when the folder is gone, %s fails with CZ_UNAVAILABLE and creates no folder',
  async (_, attempt) => {
    const banks = await open();
    await banks.create({ id: 'par', keep: true });
    await rm(dataDir, { recursive: true });
    await expect(attempt(banks)).rejects.toMatchObject(UNAVAILABLE);
    await banks.close();
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a lost folder is used again once it is back, with one warning per loss', async () => {
  const movedFolder = join(folder, 'moved');
  const banks = await open();
  for (const time of [1, 2]) {
    await rename(dataDir, movedFolder);
    const outcomes = await Promise.allSettled([step(banks.get('demo')), step(banks.get('demo'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await rename(movedFolder, dataDir);
    await expect.poll(() => banks.get('demo').store.isReadOnly).toBe(false);
    expect(await step(banks.get('demo'))).toBe(time);
    expect(warn).toHaveBeenCalledTimes(time);
  }
  await banks.create({ id: 'new', keep: true });
  await banks.close();
  const reopened = await open();
  expect(await step(reopened.get('demo'))).toBe(3);
  expect(reopened.has('new')).toBe(true);
  await reopened.close();
});

test('recover changes nothing in a folder that replaced the locked folder', async () => {
  const banks = await open();
  await step(banks.get('demo'));
  await banks.close();
  await rm(join(dataDir, 'demo', 'snapshot.json'));
  const movedFolder = join(folder, 'moved');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let before = new Map<string, string>();
  const recovery = recover(dataDir, true, () => {
    // Swap the folder once the problem is reported, before any change.
    if (before.size > 0) return;
    renameSync(dataDir, movedFolder);
    cpSync(movedFolder, dataDir, { recursive: true });
    before = filesIn(folder);
  });
  await expect(recovery).rejects.toThrow(`${dataDir} is no longer the folder that this process has locked`);
  expect(filesIn(folder)).toEqual(before);
});
