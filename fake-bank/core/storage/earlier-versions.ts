/** Reads banks of format versions 1 and 2; the caller rewrites them in the current format. */
import type { AnyCollection, Change } from './collection';
import type { Disk } from './disk';
import { bytesIn, DamagedFile } from './files';
import { beginsWithHeader } from './header';
import { type JournalFile, journalPath, journalsIn } from './journal';
import { readLines } from './line';
import { type JournalContent, replayLines, rowsOf } from './read-bank';
import type { HeadlessSnapshot, UncheckedSnapshot } from './snapshot';

const NOTHING = { start: 0, length: 0, isOpen: false, bytesSinceSnapshot: 0, damage: null } as const;

type Read = JournalFile & { bytes: Buffer };

const NEWLINE = 10;

const holdsChanges = (bytes: Buffer): boolean => {
  const end = bytes.indexOf(NEWLINE);
  return end >= 0 && end < bytes.length - 1;
};

/** Skips journals with a header (of an unfinished rewrite). `stray` has a header and changes after another snapshot. */
async function readJournals(
  disk: Disk,
  folder: string,
): Promise<{ journals: Read[]; stray: DamagedFile | null }> {
  const journals: Read[] = [];
  let stray: DamagedFile | null = null;
  for (const journal of await journalsIn(disk, folder)) {
    const bytes = await bytesIn(disk, journal.path);
    if (!bytes) continue;
    if (!beginsWithHeader(bytes)) journals.push({ ...journal, bytes });
    else if (holdsChanges(bytes)) stray ??= new DamagedFile(journal.path, 'it follows another snapshot');
  }
  return { journals, stray };
}

/** Version 2: journals have no header, so an unused one is empty. */
export async function readHeadless(
  disk: Disk,
  folder: string,
  snapshot: HeadlessSnapshot,
  collections: readonly AnyCollection[],
): Promise<JournalContent> {
  const state = rowsOf(snapshot, collections, folder);
  const content: JournalContent = { ...NOTHING, state, generation: snapshot.journal, sum: snapshot.from };
  const { journals, stray } = await readJournals(disk, folder);
  const later = journals.filter(({ generation }) => generation >= snapshot.journal);
  const used = later.slice(
    0,
    Math.max(
      later.findLastIndex(({ bytes }) => bytes.length > 0),
      0,
    ) + 1,
  );
  for (let index = 0; index < Math.max(used.length, 1); index += 1) {
    const generation = snapshot.journal + index;
    const path = journalPath(folder, generation);
    const journal = used[index];
    if (journal?.generation !== generation) {
      return { ...content, damage: new DamagedFile(path, 'it is missing', { isMissing: true }) };
    }
    const { transactions, sum, rest } = readLines(journal.bytes, content.sum);
    replayLines(state, collections, { path, transactions, first: 1 });
    Object.assign(content, { generation, sum });
    if (rest === 'damaged' || (rest === 'torn' && index < used.length - 1)) {
      const reason = rest === 'torn' ? 'it is cut short' : 'its checksum is another';
      return { ...content, damage: new DamagedFile(path, reason, { line: transactions.length + 1 }) };
    }
  }
  return { ...content, damage: stray };
}

/** Version 1: no checksums. A truncated last line was never acknowledged; any other defect is damage. */
export async function readUnchecked(
  disk: Disk,
  folder: string,
  snapshot: UncheckedSnapshot,
  collections: readonly AnyCollection[],
): Promise<JournalContent> {
  const state = rowsOf(snapshot, collections, folder);
  const { journals, stray } = await readJournals(disk, folder);
  for (const { path, bytes } of journals) {
    const lines = bytes.toString().split('\n').slice(0, -1);
    const transactions: Change[][] = lines.map((line, index) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new DamagedFile(path, 'it is no JSON', { line: index + 1 });
      }
    });
    replayLines(state, collections, { path, transactions, first: 1 });
  }
  return { ...NOTHING, state, generation: journals.at(-1)?.generation ?? 0, sum: 0, damage: stray };
}
