import type { AnyCollection, State } from './collection';
import type { Disk } from './disk';
import { bytesIn, DamagedFile, OtherVersion, readFailure } from './files';
import { type Header, readHeader } from './header';
import { type JournalPosition, journalPath, journalsIn } from './journal';
import { type Lines, readLines } from './line';
import { type AnySnapshot, type Snapshot, snapshotPath } from './snapshot';
import { loadState } from './store';
import { replay } from './transaction';

export type JournalContent = JournalPosition & {
  state: State;
  generation: number;
  bytesSinceSnapshot: number;
  damage: DamagedFile | null;
};

/** The snapshot's checksum matched, so a row that violates its schema is of another version. */
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

/** The lines' checksums matched, so a change that cannot be replayed is of another version. */
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

const FIRST_LINE = 2;

const missingFile = (path: string, reason: string): DamagedFile =>
  new DamagedFile(path, reason, { isMissing: true });

async function readHeadedJournal(
  disk: Disk,
  folder: string,
  generation: number,
): Promise<Header & { bytes: Buffer; start: number }> {
  const path = journalPath(folder, generation);
  const bytes = await bytesIn(disk, path);
  if (!bytes) throw missingFile(path, 'it is missing');
  if (bytes.length === 0) throw missingFile(path, 'it is empty');
  const header = readHeader(bytes);
  if (!header) throw missingFile(path, 'line 1: its beginning is missing or another');
  if (header.journal !== generation) throw missingFile(path, `line 1: it is journal ${header.journal}`);
  return { ...header, bytes, start: header.length };
}

type Before = Pick<Lines, 'sums' | 'sum' | 'rest'> & { path: string; next: number };

function findGap({ from }: Header, before: Before, path: string): DamagedFile | null {
  // Matching checksums: lines after the matching line were rolled back before this journal was created.
  if (from === before.sum) return null;
  if (before.rest === 'torn')
    return new DamagedFile(before.path, 'it is cut short', { line: before.next, isMissing: true });
  if (before.sums.includes(from)) return missingFile(path, 'line 1: it follows another line');
  return new DamagedFile(before.path, 'its end is missing', { line: before.next, isMissing: true });
}

export async function readBank(
  disk: Disk,
  folder: string,
  snapshot: Snapshot,
  collections: readonly AnyCollection[],
): Promise<JournalContent> {
  const { journal: first, from: sum } = snapshot;
  const state = rowsOf(snapshot, collections, folder);
  const content: JournalContent = {
    state,
    generation: first,
    start: 0,
    length: 0,
    sum,
    isOpen: false,
    bytesSinceSnapshot: 0,
    damage: null,
  };
  let before: Before = { path: snapshotPath(folder), sums: [], sum, rest: 'nothing', next: 1 };
  const last = Math.max(first, ...(await journalsIn(disk, folder)).map(({ generation }) => generation));
  for (let generation = first; generation <= last; generation += 1) {
    const path = journalPath(folder, generation);
    try {
      const journal = await readHeadedJournal(disk, folder, generation);
      const damage = findGap(journal, before, path);
      // An unused last journal remains after a failed switch; the previous journal was continued.
      const isUnused = generation === last && journal.bytes.length === journal.start;
      if (damage && isUnused && before.sums.includes(journal.from)) break;
      if (damage) throw damage;
      const lines = readLines(journal.bytes, journal.from, journal.start);
      replayLines(state, collections, { path, transactions: lines.transactions, first: FIRST_LINE });
      const { start } = journal;
      const { length, isOpen } = lines;
      const bytesSinceSnapshot = content.bytesSinceSnapshot + length - start;
      Object.assign(content, { generation, start, length, sum: lines.sum, isOpen, bytesSinceSnapshot });
      before = { ...lines, path, next: lines.transactions.length + FIRST_LINE };
      if (lines.rest === 'damaged')
        throw new DamagedFile(path, 'its checksum is another', { line: before.next });
    } catch (error) {
      if (error instanceof DamagedFile) return { ...content, damage: error };
      throw error;
    }
  }
  return content;
}
