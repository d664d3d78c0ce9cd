import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { DomainError } from '../errors/domain-error';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';

const Row = z.object({ name: z.string(), value: z.number() });
const rows = new Collection('rows', Row, (row) => row.name, {});
const JOURNAL = '/data/demo/journal-1.jsonl';

const openOn = (disk: SimulatedDisk) =>
  DurableStore.open({ folder: '/data/demo', collections: [rows], seed: () => new State(), disk });

const storedNames = ({ store }: DurableStore) => store.read.all(rows).map(({ name }) => name);

async function put(durableStore: DurableStore, name: string): Promise<void> {
  durableStore.store.transact((tx) => tx.put(rows, { name, value: 1 }));
  await durableStore.store.flushed();
}

function trackAnswer(answer: Promise<void>): { status: 'nothing' | 'kept' | 'refused' | 'unknown' } {
  const outcome: ReturnType<typeof trackAnswer> = { status: 'nothing' };
  answer.then(
    () => {
      outcome.status = 'kept';
    },
    (error) => {
      outcome.status = error instanceof DomainError ? 'refused' : 'unknown';
    },
  );
  return outcome;
}

const waitTicks = async (count: number) => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Fails every operation after the new snapshot was renamed over the old one. */
function failOnceRenamed(disk: SimulatedDisk): void {
  disk.failing = ({ does }) =>
    does !== 'rename' && disk.calls.includes('rename snapshot.json.tmp') ? 'EIO' : undefined;
  disk.calls.length = 0;
}

test('closes while a replacement is pending on a disk that keeps failing', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a');
  failOnceRenamed(disk);
  const replacement = trackAnswer(durableStore.replace(new State()));
  await waitTicks(1);
  await durableStore.close();
  expect(replacement.status).toBe('unknown');
});

test('reports an unknown outcome when closed before a failing disk recovers', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  disk.failing = ({ does }) => (['datasync', 'truncate'].includes(does) ? 'EIO' : undefined);
  const answer = trackAnswer(put(durableStore, 'a'));
  await waitTicks(20);
  expect([answer.status, storedNames(durableStore)]).toEqual(['nothing', []]);
  await durableStore.close();
  await waitTicks(1);
  expect(answer.status).toBe('unknown');
  const killedDisk = disk.killProcess();
  expect(storedNames(await openOn(killedDisk))).toEqual(['a']);
});

test('reports a failed replacement once the old rows are durable', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a');
  failOnceRenamed(disk);
  const replacement = trackAnswer(durableStore.replace(new State()));
  await waitTicks(40);
  expect([replacement.status, storedNames(durableStore)]).toEqual(['nothing', ['a']]);
  expect(await durableStore.recover()).toBe(false);
  expect(replacement.status).toBe('nothing');
  disk.failing = () => undefined;
  expect(await durableStore.recover()).toBe(true);
  expect(replacement.status).toBe('refused');
  const after = disk.cutPower({ names: 99 });
  expect(storedNames(await openOn(after))).toEqual(['a']);
});

test('opens after a batch is cut at any byte, even if zeros follow', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a');
  const before = disk.bytesOf(JOURNAL);
  await Promise.all(['b', 'c'].map((name) => put(durableStore, name)));
  const after = disk.bytesOf(JOURNAL);
  for (let length = before.length; length <= after.length; length += 1) {
    for (const zeros of [0, 1, after.length - length]) {
      const cutDisk = new SimulatedDisk();
      for (const path of disk.paths) cutDisk.put(path, disk.bytesOf(path));
      cutDisk.put(JOURNAL, Buffer.concat([after.subarray(0, length), Buffer.alloc(zeros)]));
      const reopened = await openOn(cutDisk);
      const names = storedNames(reopened);
      expect(['a', 'b', 'c'].slice(0, names.length)).toEqual(names);
      await put(reopened, 'z');
      const last = cutDisk.cutPower();
      expect(storedNames(await openOn(last))).toEqual([...names, 'z']);
    }
  }
});

test('before the next commit, makes the snapshot that a killed process renamed durable', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a');
  disk.failing = ({ does }) =>
    does === 'syncFolder' && disk.calls.includes('rename snapshot.json.tmp') ? 'EIO' : undefined;
  disk.calls.length = 0;
  trackAnswer(durableStore.replace(new State()));
  while (!disk.calls.includes('rename snapshot.json.tmp')) await waitTicks(1);
  while (disk.paths.includes('/data/demo/snapshot.json.tmp')) await waitTicks(1);
  const next = disk.killProcess();
  const reopened = await openOn(next);
  await put(reopened, 'b');
  const names = storedNames(reopened);
  expect(names).toEqual(['b']);
  expect(storedNames(await openOn(next.cutPower()))).toEqual(names);
});

test('makes the rows that it reads durable after a failed flush of another process', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  disk.forgets = true;
  disk.failing = ({ does }) => (['datasync', 'truncate'].includes(does) ? 'EIO' : undefined);
  trackAnswer(put(durableStore, 'a'));
  await waitTicks(20);
  const killedDisk = disk.killProcess();
  expect(storedNames(await openOn(killedDisk))).toEqual(['a']);
  expect(storedNames(await openOn(killedDisk.cutPower()))).toEqual(['a']);
});
