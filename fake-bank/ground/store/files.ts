import { realDisk } from './disk';

/** A file of the bank that cannot be read. It is named and kept, never overwritten. */
export class DamagedFile extends Error {
  readonly path: string;
  /** The line of a journal from which on nothing counts, where it is one. */
  readonly line: number | null;

  constructor(path: string, reason: string, line: number | null = null) {
    super(
      `${path} is damaged (${line === null ? '' : `line ${line}: `}${reason}). It was left as it is: restore a copy of its ` +
        'folder, or let "npm start -- --recover" say what can be saved.',
    );
    this.name = 'DamagedFile';
    this.path = path;
    this.line = line;
  }
}

/** Why something could not be read, short enough for one line. */
export const readFailure = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unreadable';

/** The text of a file, or null where there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  const bytes = await realDisk.read(path);
  return bytes ? bytes.toString() : null;
}
