import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';

const counters = new Collection(
  'counters',
  z.object({ name: z.string(), value: z.number() }),
  (row) => row.name,
  {},
);
const folders: string[] = [];

const openStores: DurableStore[] = [];

afterEach(async () => {
  // Closing without a snapshot writes nothing, so the folders look as after a kill.
  for (const durableStore of openStores.splice(0)) await durableStore.close(async () => undefined);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
  folders.push(folder);
  return folder;
}

async function openIn(folder: string): Promise<DurableStore> {
  const durableStore = await DurableStore.open({ folder, collections: [counters], seed: () => new State() });
  openStores.push(durableStore);
  return durableStore;
}

async function set(durableStore: DurableStore, name: string, value: number): Promise<void> {
  durableStore.store.transact((tx) => tx.put(counters, { name, value }));
  await durableStore.store.flushed();
}

const read = (durableStore: DurableStore, name: string) => durableStore.store.read.get(counters, name)?.value;

const journalIn = async (folder: string) =>
  join(folder, (await readdir(folder)).find((name) => name.endsWith('.jsonl')) ?? '');

/** Leaves the folder as after a kill: the store is neither closed nor compacted. */
async function writeWithoutClosing(values: Record<string, number>): Promise<string> {
  const folder = await newFolder();
  const durableStore = await openIn(folder);
  for (const [name, value] of Object.entries(values)) await set(durableStore, name, value);
  return folder;
}

describe('a bank on disk', () => {
  test('is restored from the journal after a kill', async () => {
    const reopenedStore = await openIn(await writeWithoutClosing({ a: 1, b: 2 }));
    expect([read(reopenedStore, 'a'), read(reopenedStore, 'b')]).toEqual([1, 2]);
  });

  test('is restored from one readable snapshot after closing', async () => {
    const folder = await newFolder();
    const durableStore = await openIn(folder);
    await set(durableStore, 'a', 1);
    await durableStore.close();
    const snapshot = JSON.parse(await readFile(join(folder, 'snapshot.json'), 'utf8'));
    expect(snapshot).toMatchObject({ version: 3, records: { counters: [{ name: 'a', value: 1 }] } });
    expect(read(await openIn(folder), 'a')).toBe(1);
  });

  test('drops only a truncated last line', async () => {
    const folder = await writeWithoutClosing({ a: 1 });
    await appendFile(await journalIn(folder), '[{"collection":"counters","put":{"name":"a","va');
    const reopenedStore = await openIn(folder);
    expect(read(reopenedStore, 'a')).toBe(1);
    await set(reopenedStore, 'b', 2);
    expect(read(await openIn(folder), 'b')).toBe(2);
  });

  test('drops the last line wherever it is truncated', async () => {
    const folder = await writeWithoutClosing({ a: 1, b: 2 });
    const journal = await journalIn(folder);
    const { length } = await readFile(journal);
    const lines = (await readFile(journal, 'utf8')).trim().split('\n');
    const first = (lines[0]?.length ?? 0) + 1;
    await truncate(journal, first + Math.floor((length - first) / 2));
    const reopenedStore = await openIn(folder);
    expect([read(reopenedStore, 'a'), read(reopenedStore, 'b')]).toEqual([1, undefined]);
  });

  test.each<[string, (folder: string) => Promise<string>]>([
    [
      'a line in the middle of the journal',
      async (folder) => {
        const journal = await journalIn(folder);
        const lines = (await readFile(journal, 'utf8')).split('\n');
        await writeFile(journal, [lines[0], '{broken', ...lines.slice(1)].join('\n'));
        return journal;
      },
    ],
    [
      'a row that does not fit its schema',
      async (folder) => {
        const journal = await journalIn(folder);
        const text = await readFile(journal, 'utf8');
        await writeFile(journal, text.replace('"value":1', '"value":"uno"'));
        return journal;
      },
    ],
    [
      'the snapshot',
      async (folder) => {
        const snapshot = join(folder, 'snapshot.json');
        await writeFile(snapshot, '{"version":1,"records":{"counters":[{"na');
        return snapshot;
      },
    ],
  ])('with damage in %s is rejected with the file name and left unchanged', async (_, damage) => {
    const folder = await writeWithoutClosing({ a: 1, b: 2 });
    const path = await damage(folder);
    const before = await readFile(path, 'utf8');
    await expect(openIn(folder)).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  test('loses nothing if killed between the steps of a compaction', async () => {
    const folder = await writeWithoutClosing({ a: 1, b: 2 });
    const journal = await journalIn(folder);
    const previousJournal = await readFile(journal);
    const durableStore = await openIn(folder);
    await durableStore.compact();
    await set(durableStore, 'a', 3);
    // The snapshot contains this journal, but the process was killed before it removed the file.
    await writeFile(journal, previousJournal);
    const reopenedStore = await openIn(folder);
    expect([read(reopenedStore, 'a'), read(reopenedStore, 'b')]).toEqual([3, 2]);
  });

  test('accepts commits during a compaction and persists a replaced state', async () => {
    const folder = await newFolder();
    const durableStore = await openIn(folder);
    await set(durableStore, 'a', 1);
    const compaction = durableStore.compact();
    await Promise.all([set(durableStore, 'b', 2), set(durableStore, 'c', 3), compaction]);
    const copy = await openIn(folder);
    expect(['a', 'b', 'c'].map((name) => read(copy, name))).toEqual([1, 2, 3]);

    const empty = await newFolder();
    const other = await openIn(empty);
    await set(other, 'a', 1);
    await other.replace(new State());
    await set(other, 'z', 26);
    const reopened = await openIn(empty);
    expect([read(reopened, 'a'), read(reopened, 'z')]).toEqual([undefined, 26]);
  });
});
