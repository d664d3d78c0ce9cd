import { open } from 'node:fs/promises';
import { DamagedFile, readIfPresent } from './files';
import type { Change } from './transaction';

type Handle = Awaited<ReturnType<typeof open>>;

/** The committed changes of a bank, one line a transaction; an answer waits for `flushed` before it is sent. */
export class Journal {
  readonly #handle: Handle;
  #pending: string[] = [];
  #flushing: Promise<void> | null = null;
  #failure: Error | null = null;
  #bytes = 0;

  private constructor(handle: Handle) {
    this.#handle = handle;
  }

  static async create(path: string): Promise<Journal> {
    return new Journal(await open(path, 'wx'));
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
      await this.#handle.close();
    }
  }

  /** One write and one flush for all that are waiting. */
  async #flush(): Promise<void> {
    await Promise.resolve();
    try {
      while (this.#pending.length > 0) {
        const lines = this.#pending;
        this.#pending = [];
        await this.#handle.write(lines.join(''));
        await this.#handle.datasync();
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
export async function readJournal(path: string): Promise<Change[][]> {
  const text = await readIfPresent(path);
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
