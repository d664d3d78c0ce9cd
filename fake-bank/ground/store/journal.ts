import { type Disk, type DiskFile, writeWhole } from './disk';
import { DamagedFile, readIfPresent } from './files';
import type { Change } from './transaction';

/** The committed changes of a bank, one line a transaction; an answer waits for `flushed` before it is sent. */
export class Journal {
  readonly #file: DiskFile;
  #pending: string[] = [];
  #flushing: Promise<void> | null = null;
  #failure: Error | null = null;
  #bytes = 0;
  #written = 0;

  private constructor(file: DiskFile) {
    this.#file = file;
  }

  static async create(disk: Disk, path: string): Promise<Journal> {
    return new Journal(await disk.create(path));
  }

  get bytes(): number {
    return this.#bytes;
  }

  append(changes: readonly Change[]): void {
    const line = `${JSON.stringify(changes)}\n`;
    this.#bytes += line.length;
    this.#pending.push(line);
    this.#flushing ??= this.#flush();
  }

  /**
   * Resolves when the journal has nothing left to write, what was appended meanwhile included; rejects for good once
   * a write or a flush has failed.
   */
  async flushed(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#failure) throw this.#failure;
  }

  async close(): Promise<void> {
    try {
      await this.flushed();
    } finally {
      await this.#file.close();
    }
  }

  /** One write and one flush for all that are waiting. */
  async #flush(): Promise<void> {
    await Promise.resolve();
    try {
      while (this.#pending.length > 0) {
        const lines = this.#pending;
        this.#pending = [];
        this.#written = await writeWhole(this.#file, Buffer.from(lines.join('')), this.#written);
        await this.#file.datasync();
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#flushing = null;
    }
  }
}

/**
 * The transactions of a journal file. A last line that was cut short never was acknowledged and is dropped;
 * anything else unreadable is damage.
 */
export async function readJournal(disk: Disk, path: string): Promise<Change[][]> {
  const text = await readIfPresent(path, disk);
  if (!text) return [];
  const lines = text.split('\n');
  const torn = lines.pop();
  return lines.flatMap((line, index) => {
    try {
      const changes: Change[] = JSON.parse(line);
      return [changes];
    } catch {
      if (index === lines.length - 1 && torn === '') return [];
      throw new DamagedFile(path, `line ${index + 1}`);
    }
  });
}
