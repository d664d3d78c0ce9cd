import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type DiskCall, SimulatedDisk } from '#bank/testing/simulated-disk';
import { DomainError } from '../errors/domain-error';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';

const Counter = z.object({ name: z.string(), value: z.number() });
const counters = new Collection('counters', Counter, (row) => row.name, {});
const FOLDER = '/data/demo';

const openOn = (disk: SimulatedDisk) =>
  DurableStore.open({ folder: FOLDER, collections: [counters], seed: () => new State(), disk });

const valuesIn = ({ store }: DurableStore) =>
  Object.fromEntries(store.read.all(counters).map(({ name, value }) => [name, value]));

async function add(durableStore: DurableStore, name: string): Promise<void> {
  durableStore.store.transact((tx) => {
    tx.put(counters, { name, value: (tx.get(counters, name)?.value ?? 0) + 1 });
  });
  await durableStore.store.flushed();
}

/** Runs forty commits from four concurrent writers; returns the acknowledged count of each. */
async function fortyCommits(durableStore: DurableStore): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const writer = async (name: string) => {
    for (let step = 0; step < 10; step += 1) {
      try {
        await add(durableStore, name);
        counts[name] = (counts[name] ?? 0) + 1;
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toHaveProperty('code', 'CZ_UNAVAILABLE');
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(writer));
  return counts;
}

afterEach(() => {
  vi.useRealTimers();
});

/** Breaks and repairs the disk; exactly the acknowledged commits must be visible and persisted. */
async function checkRecovery(breakDisk: (disk: SimulatedDisk) => void, torn: number): Promise<void> {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  const before = await fortyCommits(durableStore);
  breakDisk(disk);
  const during = await fortyCommits(durableStore);
  const all = Object.fromEntries(Object.keys(before).map((name) => [name, 10 + (during[name] ?? 0)]));
  // Commits that are neither persisted nor rolled back have no response yet and are not visible.
  expect(valuesIn(durableStore)).toEqual(all);

  disk.room = Number.POSITIVE_INFINITY;
  disk.failing = () => undefined;
  expect(await durableStore.recover()).toBe(true);
  expect(valuesIn(durableStore)).toEqual(all);
  const later = await fortyCommits(durableStore);
  const last = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value + 10]));
  expect(later).toEqual({ a: 10, b: 10, c: 10, d: 10 });
  expect(valuesIn(durableStore)).toEqual(last);
  const after = disk.cutPower({ torn });
  expect(valuesIn(await openOn(after))).toEqual(last);
}

const points = Array.from({ length: 50 }, (_, point) => point);

test('a disk full at any of fifty points loses no acknowledged commit, and recovers', async () => {
  for (const point of points) {
    await checkRecovery((disk) => {
      const used = disk.paths.reduce((sum, path) => sum + disk.bytesOf(path).length, 0);
      disk.room = used + point * 43;
    }, point);
  }
});

test('recovers if any one of fifty disk calls fails', async () => {
  for (const point of points) {
    await checkRecovery((disk) => {
      let calls = 0;
      disk.failing = () => {
        calls += 1;
        return calls === point + 1 ? 'EIO' : undefined;
      };
    }, 0);
  }
});

test('rolls back the failed batch and every later one and rejects each commit', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await add(durableStore, 'a');
  disk.room = 0;
  const commits = [add(durableStore, 'a'), add(durableStore, 'b')];
  await new Promise((resolve) => setImmediate(resolve));
  commits.push(add(durableStore, 'a'), add(durableStore, 'c'));
  expect(valuesIn(durableStore)).toEqual({ a: 3, b: 1, c: 1 });
  const reading = durableStore.store.flushed();
  const answers = await Promise.allSettled([...commits, reading]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(valuesIn(durableStore)).toEqual({ a: 1 });
  expect(durableStore.store.pending).toBeNull();
  expect(durableStore.isReadOnly).toBe(true);
});

test('retries the disk without a restart', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  disk.room = 0;
  await expect(add(durableStore, 'a')).rejects.toThrow('CZ_UNAVAILABLE');
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() =>
    expect(disk.calls.filter((call) => call.startsWith('write')).length).toBeGreaterThan(2),
  );
  expect(durableStore.isReadOnly).toBe(true);
  disk.room = Number.POSITIVE_INFINITY;
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(durableStore.isReadOnly).toBe(false));
  await add(durableStore, 'a');
  expect(valuesIn(durableStore)).toEqual({ a: 1 });
});

test('leaves a commit unanswered until it is persisted or rolled back', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  disk.failing = ({ does }: DiskCall) => (['datasync', 'truncate'].includes(does) ? 'EIO' : undefined);
  let answer = 'none';
  add(durableStore, 'a').then(
    () => {
      answer = 'kept';
    },
    () => {
      answer = 'refused';
    },
  );
  await vi.waitFor(() => expect(durableStore.isReadOnly).toBe(true));
  expect(await durableStore.recover()).toBe(false);
  expect(await durableStore.recover()).toBe(false);
  expect([answer, valuesIn(durableStore)]).toEqual(['none', {}]);
  disk.failing = () => undefined;
  expect(await durableStore.recover()).toBe(true);
  expect(answer).toBe('refused');
  const after = disk.cutPower({ torn: 1_000 });
  expect(valuesIn(await openOn(after))).toEqual({});
});

test('a failed compaction leaves no files and the journal continues', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await add(durableStore, 'a');
  disk.failing = ({ does, path }) => (does === 'write' && path.endsWith('json.tmp') ? 'ENOSPC' : undefined);
  await expect(durableStore.compact()).rejects.toThrow('ENOSPC');
  await add(durableStore, 'a');
  expect(disk.paths.filter((path) => path.endsWith('.tmp'))).toEqual([]);
  const after = disk.cutPower();
  const reopened = await openOn(after);
  expect(valuesIn(reopened)).toEqual({ a: 2 });
  await reopened.compact();
  await add(reopened, 'a');
  const last = after.cutPower();
  expect(valuesIn(await openOn(last))).toEqual({ a: 3 });
});

test('a failed replacement keeps the old rows, whichever disk call fails', async () => {
  for (let point = 1; point <= 12; point += 1) {
    const disk = new SimulatedDisk();
    const durableStore = await openOn(disk);
    await add(durableStore, 'a');
    let calls = 0;
    disk.failing = () => {
      calls += 1;
      return calls === point ? 'EIO' : undefined;
    };
    const replaced = await durableStore.replace(new State()).then(
      () => true,
      () => false,
    );
    const expected = replaced ? {} : { a: 1 };
    expect(valuesIn(durableStore)).toEqual(expected);
    disk.failing = () => undefined;
    expect(await durableStore.recover()).toBe(true);
    await add(durableStore, 'b');
    const after = disk.cutPower();
    expect(valuesIn(await openOn(after))).toEqual({ ...expected, b: 1 });
  }
});

test('counts each rollback', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  const counted = [durableStore.rollbackCount];
  for (const _ of [1, 2]) {
    disk.room = 0;
    await expect(add(durableStore, 'a')).rejects.toThrow(DomainError);
    counted.push(durableStore.rollbackCount);
    disk.room = Number.POSITIVE_INFINITY;
    await durableStore.recover();
    await add(durableStore, 'b');
  }
  counted.push(durableStore.rollbackCount);
  expect(counted).toEqual([0, 1, 2, 2]);
});

test('closes on a full disk and keeps the acknowledged commits', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await add(durableStore, 'a');
  disk.room = 0;
  await durableStore.close();
  const after = disk.cutPower();
  expect(valuesIn(await openOn(after))).toEqual({ a: 1 });
});
