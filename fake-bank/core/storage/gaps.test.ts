import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';
import { sumText } from './line';

const Row = z.object({ name: z.string(), value: z.number() });
const rows = new Collection('rows', Row, (row) => row.name, {});
const SNAPSHOT = '/data/demo/snapshot.json';
const FIRST = '/data/demo/journal-1.jsonl';
const SECOND = '/data/demo/journal-2.jsonl';

const openOn = (disk: SimulatedDisk) =>
  DurableStore.open({ folder: '/data/demo', collections: [rows], seed: () => new State(), disk });

const storedRows = ({ store }: DurableStore) =>
  store.read.all(rows).map(({ name, value }) => `${name}${value}`);

async function put(durableStore: DurableStore, name: string, value: number): Promise<void> {
  durableStore.store.transact((tx) => tx.put(rows, { name, value }));
  await durableStore.store.flushed();
}

/** Interrupts a compaction before its snapshot: the first journal holds all commits, the second is empty. */
async function interruptCompaction(): Promise<{ disk: SimulatedDisk; durableStore: DurableStore }> {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a', 1);
  await put(durableStore, 'b', 2);
  disk.failing = ({ does, path }) => (does === 'create' && path.endsWith('json.tmp') ? 'EIO' : undefined);
  await expect(durableStore.compact()).rejects.toThrow('EIO');
  return { disk, durableStore };
}

/** Continues after the interrupted compaction: two journals follow the snapshot. */
async function diskWithTwoJournals(): Promise<SimulatedDisk> {
  const { disk, durableStore } = await interruptCompaction();
  await put(durableStore, 'c', 3);
  return disk.cutPower();
}

/** Copies the disk with some files changed; null removes one. */
function withFiles(disk: SimulatedDisk, changes: Readonly<Record<string, Buffer | null>>): SimulatedDisk {
  const other = new SimulatedDisk();
  for (const path of disk.paths) {
    const bytes = path in changes ? changes[path] : disk.bytesOf(path);
    if (bytes) other.put(path, bytes);
  }
  return other;
}

test('opens a snapshot that two journals follow', async () => {
  expect(storedRows(await openOn(await diskWithTwoJournals()))).toEqual(['a1', 'b2', 'c3']);
});

test('a truncated line before the start of the next journal is not damage', async () => {
  const disk = await diskWithTwoJournals();
  const first = disk.bytesOf(FIRST);
  const line = first.indexOf(10) + 1;
  const torn = Buffer.concat([first, first.subarray(line, line + 9)]);
  expect(storedRows(await openOn(withFiles(disk, { [FIRST]: torn })))).toEqual(['a1', 'b2', 'c3']);
});

test('reports missing parts and does not open', async () => {
  const disk = await diskWithTwoJournals();
  const [first, second] = [disk.bytesOf(FIRST), disk.bytesOf(SECOND)];
  const header = first.indexOf(10) + 1;
  const line = first.indexOf(10, header) + 1;
  const emptyFile = Buffer.alloc(0);
  const cases: [Record<string, Buffer | null>, string][] = [
    [{ [SNAPSHOT]: null }, `${SNAPSHOT} is damaged (it is missing, and journal-1.jsonl follows it)`],
    [{ [SNAPSHOT]: emptyFile }, `${SNAPSHOT} is damaged (it is empty)`],
    [{ [FIRST]: null }, `${FIRST} is damaged (it is missing)`],
    [{ [FIRST]: emptyFile }, `${FIRST} is damaged (it is empty)`],
    [{ [SECOND]: emptyFile }, `${SECOND} is damaged (it is empty)`],
    [{ [FIRST]: first.subarray(0, header) }, `${FIRST} is damaged (line 2: its end is missing)`],
    [{ [FIRST]: first.subarray(0, line) }, `${FIRST} is damaged (line 3: its end is missing)`],
    [{ [FIRST]: first.subarray(0, line + 9) }, `${FIRST} is damaged (line 3: it is cut short)`],
    [{ [FIRST]: first.subarray(header) }, `${FIRST} is damaged (line 1: its beginning is missing`],
    [{ [SECOND]: second.subarray(header) }, `${SECOND} is damaged (line 1: its beginning is missing`],
    [{ [SECOND]: second.subarray(5) }, `${SECOND} is damaged (line 1: its beginning is missing`],
    [{ [SECOND]: first }, `${SECOND} is damaged (line 1: it is journal 1)`],
  ];
  for (const [changes, message] of cases) {
    const damagedDisk = withFiles(disk, changes);
    const before = damagedDisk.paths;
    await expect(openOn(damagedDisk)).rejects.toThrow(message);
    expect(damagedDisk.paths).toEqual(before);
  }
});

test('detects that a journal is truncated even if the next journal is unused', async () => {
  const { disk } = await interruptCompaction();
  const after = disk.cutPower();
  const bytes = after.bytesOf(FIRST);
  const end = bytes.lastIndexOf(10, -2) + 1;
  for (const length of [end, end + 9])
    await expect(openOn(withFiles(after, { [FIRST]: bytes.subarray(0, length) }))).rejects.toThrow(
      `${FIRST} is damaged (line 3`,
    );
  expect(storedRows(await openOn(after))).toEqual(['a1', 'b2']);
});

test('ignores a journal that was created while the previous one stayed in use', async () => {
  const disk = new SimulatedDisk();
  const durableStore = await openOn(disk);
  await put(durableStore, 'a', 1);
  disk.failing = ({ does }) => (does === 'syncFolder' ? 'EIO' : undefined);
  await durableStore.compact();
  expect(disk.paths).toContain(SECOND);
  await put(durableStore, 'b', 2);
  disk.failing = () => undefined;
  durableStore.store.transact((tx) => tx.put(rows, { name: 'c', value: 3 }));
  while (!disk.calls.at(-1)?.startsWith('write')) await new Promise((resolve) => setImmediate(resolve));
  const after = disk.cutPower({ torn: 9, names: 9 });
  expect(after.paths).toContain(SECOND);
  const reopenedStore = await openOn(after);
  expect(storedRows(reopenedStore)).toEqual(['a1', 'b2']);
  await reopenedStore.compact();
  await put(reopenedStore, 'd', 4);
  const last = after.cutPower();
  expect(storedRows(await openOn(last))).toEqual(['a1', 'b2', 'd4']);
});

/** Files of version 2: a used journal, a journal after a failed compaction, and an unused journal. */
const VERSION_2 = {
  [SNAPSHOT]:
    '{"version":2,"journal":2,"from":3405385531,"records":{"rows":[{"name":"s","value":0}]},"checksum":"978732f5"}',
  [SECOND]:
    '["968b1640",52,[{"collection":"rows","put":{"name":"a","value":1}}]]\n' +
    '["522786f8",52,[{"collection":"rows","put":{"name":"b","value":2}}]]\n',
  '/data/demo/journal-3.jsonl': '["244ba96a",53,[{"collection":"rows","put":{"name":"ñ","value":3}}]]\n',
  '/data/demo/journal-4.jsonl': '',
};

test('opens a bank from before journal headers and rewrites it with them', async () => {
  for (const torn of ['', '["522786f8",52,[{"coll']) {
    const disk = new SimulatedDisk();
    for (const [path, text] of Object.entries(VERSION_2)) disk.put(path, Buffer.from(text));
    disk.put('/data/demo/journal-3.jsonl', Buffer.from(VERSION_2['/data/demo/journal-3.jsonl'] + torn));
    // The first rewrite is interrupted, the second succeeds.
    disk.failing = ({ does, path }) => (does === 'create' && path.endsWith('json.tmp') ? 'EIO' : undefined);
    await expect(openOn(disk)).rejects.toThrow('EIO');
    disk.failing = () => undefined;
    const durableStore = await openOn(disk);
    expect(storedRows(durableStore)).toEqual(['s0', 'a1', 'b2', 'ñ3']);
    await put(durableStore, 'c', 4);
    expect(disk.paths.filter((path) => path.includes('journal'))).toEqual(['/data/demo/journal-4.jsonl']);
    const after = disk.cutPower();
    expect(after.bytesOf(SNAPSHOT).toString()).toContain('{"version":3,"journal":4,');
    expect(storedRows(await openOn(after))).toEqual(['s0', 'a1', 'b2', 'ñ3', 'c4']);
  }
});

test('data of another version is not reported as damage and stays unchanged', async () => {
  const disk = await diskWithTwoJournals();
  const withChecksum = (text: string) => Buffer.from(`${text},"checksum":"${sumText(crc32(text))}"}`);
  const snapshot = disk
    .bytesOf(SNAPSHOT)
    .toString()
    .replace(/,"checksum.*/, '');
  const others = new Collection('others', Row, (row) => row.name, {});
  const withOthers = disk.copy();
  const newerStore = await DurableStore.open({
    folder: '/data/demo',
    collections: [rows, others],
    seed: () => new State(),
    disk: withOthers,
  });
  newerStore.store.transact((tx) => tx.put(others, { name: 'x', value: 1 }));
  await newerStore.store.flushed();
  const cases: [SimulatedDisk, string][] = [
    [
      withFiles(disk, { [SNAPSHOT]: withChecksum(snapshot.replace('"version":3', '"version":4')) }),
      `${SNAPSHOT} was written by another version of the bank (version 4)`,
    ],
    [
      withFiles(disk, { [SNAPSHOT]: withChecksum(snapshot.replace('"rows":[', '"gone":[],"rows":[')) }),
      `${SNAPSHOT} was written by another version of the bank (unknown collection gone)`,
    ],
    [
      withFiles(disk, {
        [SNAPSHOT]: withChecksum(snapshot.replace(/"rows":\[.*?\]/, '"rows":[{"name":"x"}]')),
      }),
      `${SNAPSHOT} was written by another version of the bank (row 1 of rows does not hold: value: `,
    ],
    [withOthers, `${SECOND} was written by another version of the bank (line 3: unknown collection others)`],
  ];
  for (const [damagedDisk, message] of cases) {
    const before = damagedDisk.paths.map((path) => damagedDisk.bytesOf(path).toString());
    await expect(openOn(damagedDisk)).rejects.toThrow(message);
    expect(damagedDisk.paths.map((path) => damagedDisk.bytesOf(path).toString())).toEqual(before);
  }
});

test('rejects a snapshot older than the journals', async () => {
  const disk = await diskWithTwoJournals();
  const earlier = [
    Buffer.from('{"version":1,"records":{"rows":[{"name":"a","value":1}]}}'),
    Buffer.from(VERSION_2[SNAPSHOT]),
  ];
  for (const snapshot of earlier) {
    const damagedDisk = withFiles(disk, { [SNAPSHOT]: snapshot, [FIRST]: disk.bytesOf(FIRST) });
    if (snapshot === earlier[1]) damagedDisk.put(SECOND, Buffer.from(VERSION_2[SECOND]));
    const before = damagedDisk.paths;
    await expect(openOn(damagedDisk)).rejects.toThrow(`${FIRST} is damaged (it follows another snapshot)`);
    expect(damagedDisk.paths).toEqual(before);
  }
});

test('opens a bank from before checksums and rewrites it with them', async () => {
  const disk = new SimulatedDisk();
  const line = (name: string, value: number) =>
    `${JSON.stringify([{ collection: 'rows', put: { name, value } }])}\n`;
  disk.put(SNAPSHOT, Buffer.from('{"version":1,"records":{"rows":[{"name":"a","value":1}]}}'));
  disk.put(SECOND, Buffer.from(`${line('b', 2)}${line('a', 3)}[{"collec`));
  const durableStore = await openOn(disk);
  expect(storedRows(durableStore)).toEqual(['a3', 'b2']);
  await put(durableStore, 'c', 4);
  expect(disk.paths).not.toContain(SECOND);
  const after = disk.cutPower();
  expect(after.bytesOf(SNAPSHOT).toString()).toContain('{"version":3,"journal":3,');
  expect(storedRows(await openOn(after))).toEqual(['a3', 'b2', 'c4']);
  await expect(
    openOn(
      withFiles(disk, {
        [SECOND]: Buffer.from(`{"no\n${line('b', 2)}`),
        [SNAPSHOT]: Buffer.from('{"version":1,'),
      }),
    ),
  ).rejects.toThrow(`${SNAPSHOT} is damaged`);
});
