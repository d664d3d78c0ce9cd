import type { AnyCollection, State } from './collection';
import type { Disk } from './disk';
import { bytesIn, DamagedFile, OtherVersion, readFailure } from './files';
import { type Header, readHeader } from './header';
import { type JournalPosition, journalPath, journalsIn } from './journal';
import { type Lines, readLines } from './line';
import { type AnySnapshot, type Snapshot, snapshotPath } from './snapshot';
import { loadState } from './store';
import { replay } from './transaction';

/** What a folder holds: all of it, or what stands before the first damage. */
export type Found = JournalPosition & {
  state: State;
  /** The journal to go on with, up to where it counts. */
  generation: number;
  /** What has been committed since the snapshot, in bytes. */
  since: number;
  damage: DamagedFile | null;
};

/** The rows of a snapshot, each checked against its schema: what does not fit there is another version's. */
export function rowsOf(
  { records }: AnySnapshot,
  collections: readonly AnyCollection[],
  folder: string,
): State {
  try {
    return loadState(collections, records);
  } catch (error) {
    throw new OtherVersion(snapshotPath(folder), readFailure(error));
  }
}

/** Replays transactions; what does not fit, though it was read as it was written, is another version's. */
export function replayLines(
  state: State,
  collections: readonly AnyCollection[],
  { path, transactions, first }: { path: string; transactions: Lines['transactions']; first: number },
): void {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  for (const [index, changes] of transactions.entries()) {
    try {
      replay(state, byName, changes);
    } catch (error) {
      throw new OtherVersion(path, `line ${first + index}: ${readFailure(error)}`);
    }
  }
}

/** The line of a journal on which the first changes stand. */
const FIRST_LINE = 2;

const missing = (path: string, reason: string): DamagedFile =>
  new DamagedFile(path, reason, { isMissing: true });

/** A journal that has to be there, and what it says of itself. */
async function headed(
  disk: Disk,
  folder: string,
  generation: number,
): Promise<Header & { bytes: Buffer; start: number }> {
  const path = journalPath(folder, generation);
  const bytes = await bytesIn(disk, path);
  if (!bytes) throw missing(path, 'it is missing');
  if (bytes.length === 0) throw missing(path, 'it is empty');
  const header = readHeader(bytes);
  if (!header) throw missing(path, 'line 1: its beginning is missing or another');
  if (header.journal !== generation) throw missing(path, `line 1: it is journal ${header.journal}`);
  return { ...header, bytes, start: header.length };
}

/** Where the journal that was read last stands to the next one. */
type Before = Pick<Lines, 'sums' | 'sum' | 'rest'> & { path: string; next: number };

/** Why a journal does not follow the one before it; null where it does. */
function gap({ from }: Header, before: Before, path: string): DamagedFile | null {
  // What may stand behind the line that it follows was given up before it was begun.
  if (from === before.sum) return null;
  if (before.rest === 'torn')
    return new DamagedFile(before.path, 'it is cut short', { line: before.next, isMissing: true });
  if (before.sums.includes(from)) return missing(path, 'line 1: it follows another line');
  return new DamagedFile(before.path, 'its end is missing', { line: before.next, isMissing: true });
}

/** Replays what follows a snapshot, each journal from the checksum with which the one before it ended. */
export async function readBank(
  disk: Disk,
  folder: string,
  snapshot: Snapshot,
  collections: readonly AnyCollection[],
): Promise<Found> {
  const { journal: first, from: sum } = snapshot;
  const state = rowsOf(snapshot, collections, folder);
  const found: Found = {
    state,
    generation: first,
    start: 0,
    length: 0,
    sum,
    isOpen: false,
    since: 0,
    damage: null,
  };
  let before: Before = { path: snapshotPath(folder), sums: [], sum, rest: 'nothing', next: 1 };
  const last = Math.max(first, ...(await journalsIn(disk, folder)).map(({ generation }) => generation));
  for (let generation = first; generation <= last; generation += 1) {
    const path = journalPath(folder, generation);
    try {
      const journal = await headed(disk, folder, generation);
      const damage = gap(journal, before, path);
      // Begun while the one before it went on after all, and never used.
      const isLeft = generation === last && journal.bytes.length === journal.start;
      if (damage && isLeft && before.sums.includes(journal.from)) break;
      if (damage) throw damage;
      const lines = readLines(journal.bytes, journal.from, journal.start);
      replayLines(state, collections, { path, transactions: lines.transactions, first: FIRST_LINE });
      const { start } = journal;
      const { length, isOpen } = lines;
      const since = found.since + length - start;
      Object.assign(found, { generation, start, length, sum: lines.sum, isOpen, since });
      before = { ...lines, path, next: lines.transactions.length + FIRST_LINE };
      if (lines.rest === 'damaged')
        throw new DamagedFile(path, 'its checksum is another', { line: before.next });
    } catch (error) {
      if (error instanceof DamagedFile) return { ...found, damage: error };
      throw error;
    }
  }
  return found;
}
