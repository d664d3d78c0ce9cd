import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';
import { ownDisk } from './locked-disk';

const Counter = z.object({ name: z.string(), value: z.number() });
const counters = new Collection('counters', Counter, (row) => row.name, {});

/** A disk whose lock can be lost. */
function setUpLockedDisk() {
  const disk = new SimulatedDisk();
  const lock = { isLost: false };
  const lockedDisk = ownDisk(disk, () => {
    if (lock.isLost) throw new Error('lost');
  });
  const open = (on = lockedDisk) =>
    DurableStore.open({ folder: '/data/demo', collections: [counters], seed: () => new State(), disk: on });
  return { disk, lock, lockedDisk, open };
}

const put = (durableStore: DurableStore, value: number) =>
  durableStore.store.transact((tx) => tx.put(counters, { name: 'a', value }));
const valueIn = ({ store }: DurableStore) => store.read.get(counters, 'a')?.value;

test('without the lock only reading and closing are allowed', async () => {
  const { disk, lock, lockedDisk } = setUpLockedDisk();
  const file = await lockedDisk.create('/data/a');
  await file.write(Buffer.from('a'), 0);
  lock.isLost = true;
  disk.calls.length = 0;
  const changes = [
    () => lockedDisk.makeFolder('/data/b'),
    () => lockedDisk.create('/data/b'),
    () => lockedDisk.open('/data/a'),
    () => lockedDisk.rename('/data/a', '/data/b'),
    () => lockedDisk.remove('/data/a'),
    () => lockedDisk.removeFolder('/data'),
    () => lockedDisk.syncFolder('/data'),
    () => file.write(Buffer.from('b'), 1),
    () => file.datasync(),
    () => file.truncate(0),
  ];
  for (const change of changes) await expect(change()).rejects.toThrow('lost');
  expect(disk.calls).toEqual([]);
  expect(await lockedDisk.read('/data/a')).toEqual(Buffer.from('a'));
  await file.close();
});

test('rolls back a batch written when the lock was lost, once the lock is back', async () => {
  const { disk, lock, open } = setUpLockedDisk();
  const durableStore = await open();
  put(durableStore, 1);
  await durableStore.store.flushed();
  disk.failing = ({ does }) => {
    if (does === 'write') lock.isLost = true;
    return undefined;
  };
  put(durableStore, 2);
  const errorSpy = vi.fn();
  const rejection = expect(durableStore.store.flushed().finally(errorSpy)).rejects.toThrow('CZ_UNAVAILABLE');
  await expect.poll(() => durableStore.isReadOnly).toBe(true);
  expect(await durableStore.recover()).toBe(false);
  expect(errorSpy).not.toHaveBeenCalled();
  expect(valueIn(durableStore)).toBe(1);
  disk.failing = () => undefined;
  lock.isLost = false;
  expect(await durableStore.recover()).toBe(true);
  await rejection;
  expect(valueIn(await open(disk.killProcess()))).toBe(1);
});
