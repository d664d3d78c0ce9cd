import { basename, dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { AnyCollection, State } from './collection';
import { type Disk, realDisk } from './disk';
import { readHeadless, readUnchecked } from './earlier-versions';
import { bytesIn, DamagedFile } from './files';
import { readHeader } from './header';
import { createJournal, deleteJournals, Journal, journalPath, journalsIn } from './journal';
import { type JournalContent, readBank } from './read-bank';
import { type AnySnapshot, type SnapshotFile, snapshotPath, VERSION } from './snapshot';
import { dumpState } from './store';

export type DurableStoreOptions = {
  folder: string;
  collections: readonly AnyCollection[];
  seed: () => State;
  problemsOf?: (state: State) => readonly string[];
  disk?: Disk;
  compactAtBytes?: number;
};

export type OpenedBank = { state: State; journal: Journal; generation: number; before: number };

async function begin(
  { folder, collections, disk = realDisk }: DurableStoreOptions,
  file: SnapshotFile,
  state: State,
  generation: number,
): Promise<OpenedBank> {
  const from = crc32(folder);
  const journal = await createJournal(disk, folder, generation, from);
  try {
    const records = dumpState(collections, state);
    await file.write({ version: VERSION, journal: generation, from, records });
    await disk.syncFolder(dirname(folder));
  } catch (error) {
    await journal.close();
    throw error;
  }
  await deleteJournals(disk, folder, generation);
  return { state, journal, generation, before: 0 };
}

export const createBankFiles = (options: DurableStoreOptions, file: SnapshotFile): Promise<OpenedBank> =>
  begin(options, file, options.seed(), 1);

const isUnused = (bytes: Buffer): boolean => bytes.length === (readHeader(bytes)?.length ?? 0);

async function usedJournal(disk: Disk, folder: string): Promise<string | null> {
  for (const { generation, path } of await journalsIn(disk, folder)) {
    if (generation > 1) return path;
    const bytes = await bytesIn(disk, path).catch(() => null);
    if (!bytes || !isUnused(bytes)) return path;
  }
  return null;
}

export const holdsBank = async (disk: Disk, folder: string): Promise<boolean> =>
  (await disk.list(folder)).includes(basename(snapshotPath(folder))) ||
  (await usedJournal(disk, folder)) !== null;

const rejectProblems = ({ folder, problemsOf }: DurableStoreOptions, { state }: JournalContent): void => {
  const [problem] = problemsOf?.(state) ?? [];
  if (problem) throw new DamagedFile(folder, problem);
};

function readJournals(
  { folder, collections, disk = realDisk }: DurableStoreOptions,
  snapshot: AnySnapshot,
): Promise<JournalContent> {
  if (snapshot.version === 1) return readUnchecked(disk, folder, snapshot, collections);
  if (snapshot.version === 2) return readHeadless(disk, folder, snapshot, collections);
  return readBank(disk, folder, snapshot, collections);
}

/** Reads a folder up to its first damage, without writing; null without a bank. Throws if nothing can be read. */
export async function readFolder(
  options: DurableStoreOptions,
  file: SnapshotFile,
): Promise<(JournalContent & { version: number }) | null> {
  const { folder, disk = realDisk } = options;
  const snapshot = await file.read();
  if (!snapshot) {
    const journal = await usedJournal(disk, folder);
    if (journal === null) return null;
    throw new DamagedFile(snapshotPath(folder), `it is missing, and ${basename(journal)} follows it`);
  }
  const journals = await readJournals(options, snapshot);
  rejectProblems(options, journals);
  return { ...journals, version: snapshot.version };
}

export async function openBank(options: DurableStoreOptions, file: SnapshotFile): Promise<OpenedBank | null> {
  const { folder, disk = realDisk } = options;
  const folderContent = await readFolder(options, file);
  if (!folderContent) return null;
  if (folderContent.damage) throw folderContent.damage;
  const { state, generation, bytesSinceSnapshot, version, length, start } = folderContent;
  if (version !== VERSION) return begin(options, file, state, generation + 1);
  // A process that was killed after a rename may not have flushed the rename.
  await disk.syncFolder(folder);
  const journal = await Journal.open(disk, journalPath(folder, generation), folderContent);
  return { state, journal, generation, before: bytesSinceSnapshot - (length - start) };
}
