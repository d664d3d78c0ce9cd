import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import type * as z from 'zod/mini';
import { type Disk, realDisk, writeWhole } from './disk';

/** A file of the bank that cannot be read. It is named and kept, never overwritten. */
export class DamagedFile extends Error {
  constructor(path: string, reason: string) {
    super(`${path} is damaged (${reason}). It was left as it is: move it away, or restore a copy.`);
    this.name = 'DamagedFile';
  }
}

/** Why something could not be read, short enough for one line. */
export const readFailure = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unreadable';

/** The text of a file, or null where there is none. */
export async function readIfPresent(path: string, disk: Disk = realDisk): Promise<string | null> {
  const bytes = await disk.read(path);
  return bytes && bytes.toString('utf8');
}

/**
 * lowdb's own file adapter renames without flushing. This one checks what it reads, writes aside, flushes the file,
 * renames it and flushes the folder, so that after a crash the old or the new snapshot stands, whole.
 */
export class DurableJsonFile<Data> implements Adapter<Data> {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #schema: z.ZodMiniType<Data>;

  constructor(disk: Disk, path: string, schema: z.ZodMiniType<Data>) {
    this.#disk = disk;
    this.#path = path;
    this.#schema = schema;
  }

  async read(): Promise<Data | null> {
    const text = await readIfPresent(this.#path, this.#disk);
    if (text === null) return null;
    try {
      return this.#schema.parse(JSON.parse(text));
    } catch (error) {
      throw new DamagedFile(this.#path, readFailure(error));
    }
  }

  async write(data: Data): Promise<void> {
    const aside = `${this.#path}.tmp`;
    const file = await this.#disk.create(aside);
    try {
      await writeWhole(file, Buffer.from(JSON.stringify(data)), 0);
      await file.datasync();
    } finally {
      await file.close();
    }
    await this.#disk.rename(aside, this.#path);
    await this.#disk.syncFolder(dirname(this.#path));
  }
}
