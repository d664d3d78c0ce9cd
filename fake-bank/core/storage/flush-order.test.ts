import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';

const Counter = z.object({ name: z.string(), value: z.number() });
const counters = new Collection('counters', Counter, (row) => row.name, {});

const openOn = (disk: SimulatedDisk) =>
  DurableStore.open({ folder: '/data/demo', collections: [counters], seed: () => new State(), disk });

const put = ({ store }: DurableStore, name: string, value = 1) =>
  store.transact((tx) => tx.put(counters, { name, value }));

async function openEmptyStore() {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  disk.calls.length = 0;
  return { disk, durableStore };
}

const journalCalls = ({ calls }: SimulatedDisk) => calls.filter((call) => call.includes('.jsonl'));

test('answers after the bytes are written and flushed', async () => {
  const { disk, durableStore } = await openEmptyStore();
  put(durableStore, 'a');
  await durableStore.store.flushed();
  expect(disk.calls).toEqual(['write journal-1.jsonl', 'datasync journal-1.jsonl']);
});

test('writes pending commits together in commit order', async () => {
  const { disk, durableStore } = await openEmptyStore();
  put(durableStore, 'a');
  put(durableStore, 'b');
  await Promise.all([durableStore.store.flushed(), durableStore.store.flushed()]);
  put(durableStore, 'c');
  await durableStore.store.flushed();
  expect(disk.calls.filter((call) => call.startsWith('write'))).toHaveLength(2);
  expect(
    disk
      .bytesOf('/data/demo/journal-1.jsonl')
      .toString()
      .match(/"name":"."/g),
  ).toEqual(['"name":"a"', '"name":"b"', '"name":"c"']);
});

test('a commit waits only for its own flush', async () => {
  const { disk, durableStore } = await openEmptyStore();
  let otherCount = 0;
  let isAnswered = false;
  put(durableStore, 'mine');
  const ownFlush = durableStore.store.flushed().then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    put(durableStore, 'another', otherCount);
    otherCount += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ownFlush;
  expect(disk.calls.filter((call) => call.startsWith('datasync'))).toHaveLength(1);
  await durableStore.close();
});

test('continues after partial writes', async () => {
  const { disk, durableStore } = await openEmptyStore();
  disk.takes = 7;
  put(durableStore, 'a', 1);
  put(durableStore, 'b', 2);
  await durableStore.store.flushed();
  const after = disk.cutPower();
  const reopenedStore = await openOn(after);
  expect(reopenedStore.store.read.all(counters)).toEqual([
    { name: 'a', value: 1 },
    { name: 'b', value: 2 },
  ]);
});

test('flushes a snapshot before renaming it and the folder before removing a journal', async () => {
  const { disk, durableStore } = await openEmptyStore();
  put(durableStore, 'a');
  await durableStore.compact();
  expect(disk.calls.filter((call) => !call.startsWith('list') && !call.startsWith('close'))).toEqual([
    'write journal-1.jsonl',
    'datasync journal-1.jsonl',
    'create journal.jsonl.tmp',
    'write journal.jsonl.tmp',
    'datasync journal.jsonl.tmp',
    'rename journal.jsonl.tmp',
    'syncFolder demo',
    'open journal-2.jsonl',
    'create snapshot.json.tmp',
    'write snapshot.json.tmp',
    'write snapshot.json.tmp',
    'datasync snapshot.json.tmp',
    'rename snapshot.json.tmp',
    'syncFolder demo',
    'remove journal-1.jsonl',
  ]);
});

test('writes to the next journal only after the previous journal is flushed', async () => {
  const { disk, durableStore } = await openEmptyStore();
  put(durableStore, 'a');
  const compaction = durableStore.compact();
  put(durableStore, 'b');
  await durableStore.store.flushed();
  put(durableStore, 'c');
  await durableStore.store.flushed();
  await compaction;
  const calls = journalCalls(disk);
  const journalCreation = calls.indexOf('create journal.jsonl.tmp');
  expect(calls.slice(0, journalCreation)).toEqual(['write journal-1.jsonl', 'datasync journal-1.jsonl']);
  expect(calls.slice(journalCreation)).not.toContain('write journal-1.jsonl');
  expect(calls.slice(journalCreation)).toContain('write journal-2.jsonl');
});

test('a replacement becomes visible once it is durable, and later commits wait for it', async () => {
  const { disk, durableStore } = await openEmptyStore();
  put(durableStore, 'a');
  const replaced = durableStore.replace(new State());
  await new Promise((resolve) => setImmediate(resolve));
  put(durableStore, 'b');
  await durableStore.store.flushed();
  expect(disk.calls.indexOf('rename snapshot.json.tmp')).toBeGreaterThan(0);
  await replaced;
  const after = disk.cutPower();
  expect((await openOn(after)).store.read.all(counters).map(({ name }) => name)).toEqual(['b']);
});
