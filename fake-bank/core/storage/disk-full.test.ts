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

async function add(kept: DurableStore, name: string): Promise<void> {
  kept.store.transact((tx) => {
    tx.put(counters, { name, value: (tx.get(counters, name)?.value ?? 0) + 1 });
  });
  await kept.store.flushed();
}

/** Runs forty commits from four concurrent writers; returns the acknowledged count of each. */
async function fortyCommits(kept: DurableStore): Promise<Record<string, number>> {
  const acknowledged: Record<string, number> = {};
  const writer = async (name: string) => {
    for (let step = 0; step < 10; step += 1) {
      try {
        await add(kept, name);
        acknowledged[name] = (acknowledged[name] ?? 0) + 1;
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toHaveProperty('code', 'CZ_UNAVAILABLE');
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(writer));
  return acknowledged;
}

afterEach(() => {
  vi.useRealTimers();
});

/** Breaks and repairs the disk; exactly the acknowledged commits must be visible and persisted. */
async function worst(hurt: (disk: SimulatedDisk) => void, torn: number): Promise<void> {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  const before = await fortyCommits(kept);
  hurt(disk);
  const during = await fortyCommits(kept);
  const all = Object.fromEntries(Object.keys(before).map((name) => [name, 10 + (during[name] ?? 0)]));
  // Commits that are neither persisted nor rolled back have no response yet and are not visible.
  expect(valuesIn(kept)).toEqual(all);

  disk.room = Number.POSITIVE_INFINITY;
  disk.failing = () => undefined;
  expect(await kept.recover()).toBe(true);
  expect(valuesIn(kept)).toEqual(all);
  const later = await fortyCommits(kept);
  const last = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value + 10]));
  expect(later).toEqual({ a: 10, b: 10, c: 10, d: 10 });
  expect(valuesIn(kept)).toEqual(last);
  const after = disk.cutPower({ torn });
  expect(valuesIn(await openOn(after))).toEqual(last);
}

const points = Array.from({ length: 50 }, (_, point) => point);

test('a disk full at any of fifty points loses no acknowledged commit, and recovers', async () => {
  for (const point of points) {
    await worst((disk) => {
      const used = disk.paths.reduce((sum, path) => sum + disk.bytesOf(path).length, 0);
      disk.room = used + point * 43;
    }, point);
  }
});

test('recovers from any single failed disk call', async () => {
  for (const point of points) {
    await worst((disk) => {
      let calls = 0;
      disk.failing = () => {
        calls += 1;
        return calls === point + 1 ? 'EIO' : undefined;
      };
    }, 0);
  }
});

test('rolls back the failed batch and every later one and answers each commit', async () => {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  await add(kept, 'a');
  disk.room = 0;
  const commits = [add(kept, 'a'), add(kept, 'b')];
  await new Promise((resolve) => setImmediate(resolve));
  commits.push(add(kept, 'a'), add(kept, 'c'));
  expect(valuesIn(kept)).toEqual({ a: 3, b: 1, c: 1 });
  const reading = kept.store.flushed();
  const answers = await Promise.allSettled([...commits, reading]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(valuesIn(kept)).toEqual({ a: 1 });
  expect(kept.store.pending).toBeNull();
  expect(kept.isReadOnly).toBe(true);
});

test('retries the disk without a restart', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  disk.room = 0;
  await expect(add(kept, 'a')).rejects.toThrow('CZ_UNAVAILABLE');
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() =>
    expect(disk.calls.filter((call) => call.startsWith('write')).length).toBeGreaterThan(2),
  );
  expect(kept.isReadOnly).toBe(true);
  disk.room = Number.POSITIVE_INFINITY;
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(kept.isReadOnly).toBe(false));
  await add(kept, 'a');
  expect(valuesIn(kept)).toEqual({ a: 1 });
});

test('leaves a commit unanswered until it is persisted or rolled back', async () => {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  disk.failing = ({ does }: DiskCall) => (['datasync', 'truncate'].includes(does) ? 'EIO' : undefined);
  let answer = 'none';
  add(kept, 'a').then(
    () => {
      answer = 'kept';
    },
    () => {
      answer = 'refused';
    },
  );
  await vi.waitFor(() => expect(kept.isReadOnly).toBe(true));
  expect(await kept.recover()).toBe(false);
  expect(await kept.recover()).toBe(false);
  expect([answer, valuesIn(kept)]).toEqual(['none', {}]);
  disk.failing = () => undefined;
  expect(await kept.recover()).toBe(true);
  expect(answer).toBe('refused');
  const after = disk.cutPower({ torn: 1_000 });
  expect(valuesIn(await openOn(after))).toEqual({});
});

test('a failed compaction leaves no files and the journal continues', async () => {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  await add(kept, 'a');
  disk.failing = ({ does, path }) => (does === 'write' && path.endsWith('json.tmp') ? 'ENOSPC' : undefined);
  await expect(kept.compact()).rejects.toThrow('ENOSPC');
  await add(kept, 'a');
  expect(disk.paths.filter((path) => path.endsWith('.tmp'))).toEqual([]);
  const after = disk.cutPower();
  const again = await openOn(after);
  expect(valuesIn(again)).toEqual({ a: 2 });
  await again.compact();
  await add(again, 'a');
  const last = after.cutPower();
  expect(valuesIn(await openOn(last))).toEqual({ a: 3 });
});

test('a failed replacement keeps the old rows, whichever disk call fails', async () => {
  for (let point = 1; point <= 12; point += 1) {
    const disk = new SimulatedDisk();
    const kept = await openOn(disk);
    await add(kept, 'a');
    let calls = 0;
    disk.failing = () => {
      calls += 1;
      return calls === point ? 'EIO' : undefined;
    };
    const replaced = await kept.replace(new State()).then(
      () => true,
      () => false,
    );
    const expected = replaced ? {} : { a: 1 };
    expect(valuesIn(kept)).toEqual(expected);
    disk.failing = () => undefined;
    expect(await kept.recover()).toBe(true);
    await add(kept, 'b');
    const after = disk.cutPower();
    expect(valuesIn(await openOn(after))).toEqual({ ...expected, b: 1 });
  }
});

test('counts each rollback', async () => {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  const counted = [kept.rollbackCount];
  for (const _ of [1, 2]) {
    disk.room = 0;
    await expect(add(kept, 'a')).rejects.toThrow(DomainError);
    counted.push(kept.rollbackCount);
    disk.room = Number.POSITIVE_INFINITY;
    await kept.recover();
    await add(kept, 'b');
  }
  counted.push(kept.rollbackCount);
  expect(counted).toEqual([0, 1, 2, 2]);
});

test('closes on a full disk and keeps the acknowledged commits', async () => {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  await add(kept, 'a');
  disk.room = 0;
  await kept.close();
  const after = disk.cutPower();
  expect(valuesIn(await openOn(after))).toEqual({ a: 1 });
});
