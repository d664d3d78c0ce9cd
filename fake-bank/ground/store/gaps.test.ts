import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '../../testing/simulated-disk';
import { Collection, State } from './collection';
import { KeptStore } from './kept';

const Row = z.object({ name: z.string(), value: z.number() });
const rows = new Collection('rows', Row, (row) => row.name, {});
const SNAPSHOT = '/data/demo/snapshot.json';
const FIRST = '/data/demo/journal-1.jsonl';
const SECOND = '/data/demo/journal-2.jsonl';

const openOn = (disk: SimulatedDisk) =>
  KeptStore.open({ folder: '/data/demo', collections: [rows], seed: () => new State(), disk });

const seen = ({ store }: KeptStore) => store.read.all(rows).map(({ name, value }) => `${name}${value}`);

async function put(kept: KeptStore, name: string, value: number): Promise<void> {
  kept.store.transact((tx) => tx.put(rows, { name, value }));
  await kept.store.flushed();
}

/** A bank whose compaction was cut off before its snapshot: two journals follow the first one. */
async function twoJournals(): Promise<SimulatedDisk> {
  const disk = new SimulatedDisk();
  const kept = await openOn(disk);
  await put(kept, 'a', 1);
  await put(kept, 'b', 2);
  disk.failing = ({ does, path }) => (does === 'create' && path.endsWith('.tmp') ? 'EIO' : undefined);
  await expect(kept.compact()).rejects.toThrow('EIO');
  await put(kept, 'c', 3);
  return disk.cutPower();
}

/** The same files but for what is changed: null takes one away. */
function changed(disk: SimulatedDisk, changes: Readonly<Record<string, Buffer | null>>): SimulatedDisk {
  const other = new SimulatedDisk();
  for (const path of disk.paths) {
    const bytes = path in changes ? changes[path] : disk.bytesOf(path);
    if (bytes) other.put(path, bytes);
  }
  return other;
}

test('journals follow each other, and both the snapshot', async () => {
  expect(seen(await openOn(await twoJournals()))).toEqual(['a1', 'b2', 'c3']);
});

test('what is missing is named, and nothing is opened without it', async () => {
  const disk = await twoJournals();
  const line = disk.bytesOf(FIRST).indexOf(10) + 1;
  const cases: [Record<string, Buffer | null>, string][] = [
    [{ [SNAPSHOT]: null }, `${SNAPSHOT} is damaged (it is missing, and journal-1.jsonl follows it)`],
    [{ [FIRST]: null }, `${FIRST} is damaged (it is missing)`],
    [{ [FIRST]: disk.bytesOf(FIRST).subarray(0, line) }, `${SECOND} is damaged (line 1`],
    [{ [FIRST]: disk.bytesOf(FIRST).subarray(0, line + 9) }, `${FIRST} is damaged (line 2: it is cut short)`],
    [{ [FIRST]: disk.bytesOf(FIRST).subarray(line) }, `${FIRST} is damaged (line 1`],
    [{ [SECOND]: disk.bytesOf(FIRST) }, `${SECOND} is damaged (line 1`],
  ];
  for (const [changes, said] of cases) {
    const hurt = changed(disk, changes);
    const before = hurt.paths;
    await expect(openOn(hurt)).rejects.toThrow(said);
    expect(hurt.paths).toEqual(before);
  }
});

test('a bank from before there were checksums is opened once as it is, and written anew with them', async () => {
  const disk = new SimulatedDisk();
  const line = (name: string, value: number) =>
    `${JSON.stringify([{ collection: 'rows', put: { name, value } }])}\n`;
  disk.put(SNAPSHOT, Buffer.from('{"version":1,"records":{"rows":[{"name":"a","value":1}]}}'));
  disk.put(SECOND, Buffer.from(`${line('b', 2)}${line('a', 3)}[{"collec`));
  const kept = await openOn(disk);
  expect(seen(kept)).toEqual(['a3', 'b2']);
  await put(kept, 'c', 4);
  expect(disk.paths).not.toContain(SECOND);
  const after = disk.cutPower();
  expect(after.bytesOf(SNAPSHOT).toString()).toContain('{"version":2,"journal":3,');
  expect(seen(await openOn(after))).toEqual(['a3', 'b2', 'c4']);
  await expect(
    openOn(
      changed(disk, {
        [SECOND]: Buffer.from(`{"no\n${line('b', 2)}`),
        [SNAPSHOT]: Buffer.from('{"version":1,'),
      }),
    ),
  ).rejects.toThrow(`${SNAPSHOT} is damaged`);
});
