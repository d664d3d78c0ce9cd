import { basename, dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { AnyCollection, State } from './collection';
import { type Disk, realDisk } from './disk';
import { DamagedFile } from './files';
import { beginJournal, dropJournals, Journal, journalPath, journalsIn } from './journal';
import { type Found, readBank, readUnchecked } from './reading';
import { type SnapshotFile, snapshotPath } from './snapshot';
import { dumpState } from './store';

export type KeptOptions = {
  folder: string;
  collections: readonly AnyCollection[];
  /** What a bank that is not there yet begins with. */
  seed: () => State;
  /** What is wrong with rows that can be read, in words. */
  problemsOf?: (state: State) => readonly string[];
  disk?: Disk;
};

/** The rows of a bank and the journal that it goes on with; `before` are the bytes of those since the snapshot. */
export type Opened = { state: State; journal: Journal; generation: number; before: number };

/** Begins in a folder with these rows, in its next journal. */
async function begin(
  { folder, collections, disk = realDisk }: KeptOptions,
  file: SnapshotFile,
  state: State,
  generation: number,
): Promise<Opened> {
  const from = crc32(folder);
  const journal = await beginJournal(disk, folder, generation, from);
  try {
    const records = dumpState(collections, state);
    await file.write({ version: 2, journal: generation, from, records });
    await disk.syncFolder(dirname(folder));
  } catch (error) {
    await journal.close();
    throw error;
  }
  await dropJournals(disk, folder, generation);
  return { state, journal, generation, before: 0 };
}

export const beginBank = (options: KeptOptions, file: SnapshotFile): Promise<Opened> =>
  begin(options, file, options.seed(), 1);

/** The first journal in a folder that was written on; the empty one of a bank that never came to be is none. */
async function usedJournal(disk: Disk, folder: string): Promise<string | null> {
  for (const { generation, path } of await journalsIn(disk, folder)) {
    if (generation > 1 || (await disk.read(path))?.length) return path;
  }
  return null;
}

/** Whether a folder holds a bank, be it damaged: other folders are nobody's. */
export const holdsBank = async (disk: Disk, folder: string): Promise<boolean> =>
  (await disk.list(folder)).includes(basename(snapshotPath(folder))) ||
  (await usedJournal(disk, folder)) !== null;

/** Where nothing can be saved: what was read does not hold. */
const refuseProblems = ({ folder, problemsOf }: KeptOptions, { state }: Found): void => {
  const [problem] = problemsOf?.(state) ?? [];
  if (problem) throw new DamagedFile(folder, problem);
};

/**
 * What a folder holds, or all of it that stands before the first damage; null where there is no bank yet. Nothing is
 * written. Throws where nothing can be read.
 */
export async function readFolder(
  options: KeptOptions,
  file: SnapshotFile,
): Promise<(Found & { version: 1 | 2 }) | null> {
  const { folder, collections, disk = realDisk } = options;
  const snapshot = await file.read();
  if (!snapshot) {
    const lone = await usedJournal(disk, folder);
    if (lone === null) return null;
    throw new DamagedFile(snapshotPath(folder), `it is missing, and ${basename(lone)} follows it`);
  }
  const found =
    snapshot.version === 1
      ? await readUnchecked(disk, folder, snapshot, collections)
      : await readBank(disk, folder, snapshot, collections);
  refuseProblems(options, found);
  return { ...found, version: snapshot.version };
}

/** The bank in a folder, checked; null where there is none yet. */
export async function openBank(options: KeptOptions, file: SnapshotFile): Promise<Opened | null> {
  const { folder, disk = realDisk } = options;
  const found = await readFolder(options, file);
  if (!found) return null;
  if (found.damage) throw found.damage;
  const { state, generation, length, sum, since, version } = found;
  if (version === 1) return begin(options, file, state, generation + 1);
  const journal = await Journal.open(disk, journalPath(folder, generation), length, sum);
  return { state, journal, generation, before: since - length };
}
