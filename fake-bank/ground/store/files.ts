import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import type * as z from 'zod/mini';

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

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The text of a file, or null where there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes what was created, renamed or removed in a folder last through a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * lowdb's own file adapter renames without flushing. This one checks what it reads, writes aside, flushes the file,
 * renames it and flushes the folder, so that after a crash the old or the new snapshot stands, whole.
 */
export class DurableJsonFile<Data> implements Adapter<Data> {
  readonly #path: string;
  readonly #schema: z.ZodMiniType<Data>;

  constructor(path: string, schema: z.ZodMiniType<Data>) {
    this.#path = path;
    this.#schema = schema;
  }

  async read(): Promise<Data | null> {
    const text = await readIfPresent(this.#path);
    if (text === null) return null;
    try {
      return this.#schema.parse(JSON.parse(text));
    } catch (error) {
      throw new DamagedFile(this.#path, readFailure(error));
    }
  }

  async write(data: Data): Promise<void> {
    const aside = `${this.#path}.tmp`;
    const handle = await open(aside, 'w');
    try {
      await handle.writeFile(JSON.stringify(data));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, this.#path);
    await syncFolder(dirname(this.#path));
  }
}
