import { join } from 'node:path';
import { type Disk, type DiskFile, writeWhole } from './disk';
import { lineOf } from './line';

/** What has to fit before a disk that was full is written on again. */
const ROOM = new Uint8Array(65_536);

/** One file of committed changes. What stands in it up to `length` is on disk for good. */
export class Journal {
  readonly #file: DiskFile;
  #length: number;
  #sum: number;

  private constructor(file: DiskFile, length: number, sum: number) {
    this.#file = file;
    this.#length = length;
    this.#sum = sum;
  }

  /** A new one, whose first line goes on from `sum`. */
  static async create(disk: Disk, path: string, sum: number): Promise<Journal> {
    return new Journal(await disk.create(path), 0, sum);
  }

  /** One that was read up to `length`; what stands behind it never counted, and goes. */
  static async open(disk: Disk, path: string, length: number, sum: number): Promise<Journal> {
    const journal = new Journal(await disk.open(path), length, sum);
    try {
      await journal.cutBack();
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  get length(): number {
    return this.#length;
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
    const end = await writeWhole(this.#file, Buffer.concat(lines), this.#length);
    await this.#file.datasync();
    this.#length = end;
    this.#sum = sum;
  }

  /** Takes away what a write left that failed. */
  async cutBack(): Promise<void> {
    await this.#file.truncate(this.#length);
    await this.#file.datasync();
  }

  /** Throws where there is no room to go on. */
  async tryRoom(): Promise<void> {
    try {
      await writeWhole(this.#file, ROOM, this.#length);
      await this.#file.datasync();
    } finally {
      await this.cutBack();
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

/** A new journal in a folder; where it fails, it leaves nothing. */
export async function beginJournal(
  disk: Disk,
  folder: string,
  generation: number,
  sum: number,
): Promise<Journal> {
  const path = journalPath(folder, generation);
  const journal = await Journal.create(disk, path, sum);
  try {
    await disk.syncFolder(folder);
    return journal;
  } catch (error) {
    await journal.close();
    await disk.remove(path).catch(() => undefined);
    throw error;
  }
}

/** Drops the journals that a snapshot holds. One that stays does no harm: nobody reads it. */
export async function dropJournals(disk: Disk, folder: string, before: number): Promise<void> {
  try {
    for (const { generation, path } of await journalsIn(disk, folder)) {
      if (generation < before) await disk.remove(path);
    }
  } catch {
    // The next time.
  }
}
