import type { AnyCollection, State } from './collection';
import type { Disk } from './disk';
import { DamagedFile, readFailure } from './files';
import { type JournalFile, journalPath, journalsIn } from './journal';
import { type Lines, readLines } from './line';
import { type Snapshot, snapshotPath, type Unchecked } from './snapshot';
import { loadState } from './store';
import { type Change, replay } from './transaction';

/** What a folder holds: all of it, or what stands before the first damage. */
export type Found = {
  state: State;
  /** The journal to go on with, up to where it counts. */
  generation: number;
  length: number;
  sum: number;
  /** What has been written since the snapshot, in bytes. */
  since: number;
  damage: DamagedFile | null;
};

/** The rows of a snapshot, each checked against its schema; else the file is named as damaged. */
export function rowsOf(
  { records }: Snapshot | Unchecked,
  collections: readonly AnyCollection[],
  folder: string,
): State {
  try {
    return loadState(collections, records);
  } catch (error) {
    throw new DamagedFile(snapshotPath(folder), readFailure(error));
  }
}

/** Replays transactions; where one does not fit, names its line. */
function replayLines(
  state: State,
  collections: readonly AnyCollection[],
  { path, transactions }: { path: string; transactions: Lines['transactions'] },
): DamagedFile | null {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  for (const [index, changes] of transactions.entries()) {
    try {
      replay(state, byName, changes);
    } catch (error) {
      return new DamagedFile(path, readFailure(error), index + 1);
    }
  }
  return null;
}

/** The journals that follow a snapshot, without those behind the last one that was written on: begun, and never used. */
async function following(disk: Disk, folder: string, first: number) {
  const read: (JournalFile & { bytes: Buffer })[] = [];
  for (const journal of await journalsIn(disk, folder)) {
    if (journal.generation < first) continue;
    read.push({ ...journal, bytes: (await disk.read(journal.path)) ?? Buffer.alloc(0) });
  }
  const lastUsed = read.findLastIndex(({ bytes }) => bytes.length > 0);
  return read.slice(0, Math.max(lastUsed, 0) + 1);
}

/** Replays what follows a snapshot, each journal from the checksum with which the one before it ended. */
export async function readBank(
  disk: Disk,
  folder: string,
  snapshot: Snapshot,
  collections: readonly AnyCollection[],
): Promise<Found> {
  const state = rowsOf(snapshot, collections, folder);
  const found: Found = {
    state,
    generation: snapshot.journal,
    length: 0,
    sum: snapshot.from,
    since: 0,
    damage: null,
  };
  const journals = await following(disk, folder, snapshot.journal);
  for (let index = 0; index < Math.max(journals.length, 1); index += 1) {
    const generation = snapshot.journal + index;
    const path = journalPath(folder, generation);
    const bytes = journals[index]?.bytes;
    if (!bytes || journals[index]?.generation !== generation) {
      return { ...found, damage: new DamagedFile(path, 'it is missing') };
    }
    const { transactions, length, sum, rest } = readLines(bytes, found.sum);
    const unfit = replayLines(state, collections, { path, transactions });
    if (unfit) return { ...found, damage: unfit };
    Object.assign(found, { generation, length, sum, since: found.since + length });
    const isLast = index === journals.length - 1;
    if (rest === 'damaged' || (rest === 'torn' && !isLast)) {
      const reason = rest === 'torn' ? 'it is cut short' : 'its checksum is another';
      return { ...found, damage: new DamagedFile(path, reason, transactions.length + 1) };
    }
  }
  return found;
}

/** A bank from before there were checksums: a last line that was cut short never counted, anything else is damage. */
export async function readUnchecked(
  disk: Disk,
  folder: string,
  snapshot: Unchecked,
  collections: readonly AnyCollection[],
): Promise<Found> {
  const state = rowsOf(snapshot, collections, folder);
  const journals = await journalsIn(disk, folder);
  for (const { path } of journals) {
    const lines = ((await disk.read(path)) ?? '').toString().split('\n').slice(0, -1);
    const transactions: Change[][] = lines.map((line, index) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new DamagedFile(path, 'it is no JSON', index + 1);
      }
    });
    const unfit = replayLines(state, collections, { path, transactions });
    if (unfit) throw unfit;
  }
  return { state, generation: journals.at(-1)?.generation ?? 0, length: 0, sum: 0, since: 0, damage: null };
}
