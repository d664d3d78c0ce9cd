import { join } from 'node:path';
import { type Disk, type DiskFile, writeWhole } from './disk';
import { bytesIn } from './files';
import { headerLine } from './header';
import { lineOf } from './line';

/** Free space required before a full disk is written again. */
const SPACE_PROBE = new Uint8Array(65_536);

const NEWLINE = Buffer.from('\n');

/** Extent of the lines read, the last checksum, and `isOpen` if the last line lacks its newline. */
export type JournalPosition = { start: number; length: number; sum: number; isOpen: boolean };

export class Journal {
  readonly #file: DiskFile;
  readonly #start: number;
  #length: number;
  #sum: number;
  /** True if bytes of a failed write may follow `length`. */
  #hasRest = false;

  private constructor(file: DiskFile, { start, length, sum }: Omit<JournalPosition, 'isOpen'>) {
    this.#file = file;
    this.#start = start;
    this.#length = length;
    this.#sum = sum;
  }

  static async begin(disk: Disk, path: string, start: number, sum: number): Promise<Journal> {
    return new Journal(await disk.open(path), { start, length: start, sum });
  }

  /** Rewrites the valid lines: after a failed flush the system may consider them flushed already. */
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

  get written(): number {
    return this.#length - this.#start;
  }

  get sum(): number {
    return this.#sum;
  }

  /** Writes and flushes transactions, given as JSON: all are committed, or none is. */
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

  async truncateTail(): Promise<void> {
    if (!this.#hasRest) return;
    await this.#file.truncate(this.#length);
    await this.#file.datasync();
    this.#hasRest = false;
  }

  async probeFreeSpace(): Promise<void> {
    this.#hasRest = true;
    try {
      await writeWhole(this.#file, SPACE_PROBE, this.#length);
      await this.#file.datasync();
    } finally {
      await this.truncateTail();
    }
  }

  /** Never rejects: all committed lines are flushed already. */
  close(): Promise<void> {
    return this.#file.close().catch(() => undefined);
  }
}

export const journalPath = (folder: string, generation: number): string =>
  join(folder, `journal-${generation}.jsonl`);

export type JournalFile = { generation: number; path: string };

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

/** Creates a journal with its header atomically; `sum` is the checksum its first line continues from. */
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
    return await Journal.begin(disk, path, header.length, sum);
  } catch (error) {
    // Keep a renamed journal: the snapshot on disk may refer to it.
    await disk.remove(aside).catch(() => undefined);
    throw error;
  }
}

/** Deletes journals contained in the snapshot; a remaining one is harmless, since it is never read. */
export async function deleteJournals(disk: Disk, folder: string, before: number): Promise<void> {
  try {
    for (const { generation, path } of await journalsIn(disk, folder)) {
      if (generation < before) await disk.remove(path);
    }
  } catch {
    // The next compaction retries.
  }
}
