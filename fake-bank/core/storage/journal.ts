import { join } from 'node:path';
import { type Disk, type DiskFile, writeWhole } from './disk';
import { bytesIn } from './files';
import { headerLine } from './header';
import { lineOf } from './line';

/** What has to fit before a disk that was full is written on again. */
const ROOM = new Uint8Array(65_536);

const NEWLINE = Buffer.from('\n');

/** How far a journal was read: where its lines begin and end, the checksum of the last, and whether that lacks its end. */
export type JournalPosition = { start: number; length: number; sum: number; isOpen: boolean };

/** One file of committed changes. What stands in it up to `length` is on disk for good. */
export class Journal {
  readonly #file: DiskFile;
  readonly #start: number;
  #length: number;
  #sum: number;
  /** Whether something may stand behind what counts. */
  #hasRest = false;

  private constructor(file: DiskFile, { start, length, sum }: Omit<JournalPosition, 'isOpen'>) {
    this.#file = file;
    this.#start = start;
    this.#length = length;
    this.#sum = sum;
  }

  /** One that has been begun with its header. */
  static async begun(disk: Disk, path: string, start: number, sum: number): Promise<Journal> {
    return new Journal(await disk.open(path), { start, length: start, sum });
  }

  /**
   * One that was read so far; what stands behind it never counted, and goes. What counts is written once more: after a
   * flush that failed the system may hold it for flushed, and another flush would write nothing.
   */
  static async open(disk: Disk, path: string, reached: JournalPosition): Promise<Journal> {
    const { start, length, isOpen } = reached;
    const journal = new Journal(await disk.open(path), reached);
    journal.#hasRest = true;
    try {
      const lines = (await bytesIn(disk, path))?.subarray(start, isOpen ? length - 1 : length);
      if (lines) await writeWhole(journal.#file, isOpen ? Buffer.concat([lines, NEWLINE]) : lines, start);
      await journal.truncateTail();
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** The bytes of what was committed in it. */
  get written(): number {
    return this.#length - this.#start;
  }

  /** The checksum that the next line goes on from. */
  get sum(): number {
    return this.#sum;
  }

  /** Writes transactions, given as JSON, and flushes them: all of them count from then on, or none does. */
  async write(transactions: readonly string[]): Promise<void> {
    let sum = this.#sum;
    const lines = transactions.map((json) => {
      const line = lineOf(json, sum);
      sum = line.sum;
      return line.bytes;
    });
    this.#hasRest = true;
    const end = await writeWhole(this.#file, Buffer.concat(lines), this.#length);
    await this.#file.datasync();
    this.#hasRest = false;
    this.#length = end;
    this.#sum = sum;
  }

  /** Takes away what a write left that failed. Where none was begun, there is nothing to wait for. */
  async truncateTail(): Promise<void> {
    if (!this.#hasRest) return;
    await this.#file.truncate(this.#length);
    await this.#file.datasync();
    this.#hasRest = false;
  }

  /** Throws where there is no room to go on. */
  async probeFreeSpace(): Promise<void> {
    this.#hasRest = true;
    try {
      await writeWhole(this.#file, ROOM, this.#length);
      await this.#file.datasync();
    } finally {
      await this.truncateTail();
    }
  }

  /** What it holds is on disk already: where this fails, nothing is lost. */
  close(): Promise<void> {
    return this.#file.close().catch(() => undefined);
  }
}

export const journalPath = (folder: string, generation: number): string =>
  join(folder, `journal-${generation}.jsonl`);

export type JournalFile = { generation: number; path: string };

/** The journals in a folder, the oldest first. */
export async function journalsIn(disk: Disk, folder: string): Promise<JournalFile[]> {
  return (await disk.list(folder))
    .flatMap((name) => {
      const generation = Number(/^journal-(\d+)\.jsonl$/.exec(name)?.[1]);
      return generation ? [{ generation, path: join(folder, name) }] : [];
    })
    .sort((a, b) => a.generation - b.generation);
}

async function writeHeader(disk: Disk, path: string, header: Buffer): Promise<void> {
  const file = await disk.create(path);
  try {
    await writeWhole(file, header, 0);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * A new journal in a folder, whose first line goes on from `sum`: it is there with its header, or not at all. Where it
 * fails late it may stay behind, and nobody reads it.
 */
export async function createJournal(
  disk: Disk,
  folder: string,
  generation: number,
  sum: number,
): Promise<Journal> {
  const path = journalPath(folder, generation);
  const aside = join(folder, 'journal.jsonl.tmp');
  const header = headerLine({ journal: generation, from: sum });
  try {
    await writeHeader(disk, aside, header);
    await disk.rename(aside, path);
    await disk.syncFolder(folder);
    return await Journal.begun(disk, path, header.length, sum);
  } catch (error) {
    // What bears its name stays: a snapshot of which nobody knows whether it stands may name it.
    await disk.remove(aside).catch(() => undefined);
    throw error;
  }
}

/** Drops the journals that a snapshot holds. One that stays does no harm: nobody reads it. */
export async function deleteJournals(disk: Disk, folder: string, before: number): Promise<void> {
  try {
    for (const { generation, path } of await journalsIn(disk, folder)) {
      if (generation < before) await disk.remove(path);
    }
  } catch {
    // The next time.
  }
}
