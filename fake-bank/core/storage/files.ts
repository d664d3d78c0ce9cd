import { type Disk, realDisk } from './disk';

/** Where a file is damaged. */
type Place = {
  /** The line of a journal from which on nothing counts, where it is one. */
  line?: number;
  /** Whether more is gone than can be read in what is left. */
  isMissing?: boolean;
};

/** A file of the bank that cannot be read. It is named and kept, never overwritten. */
export class DamagedFile extends Error {
  readonly path: string;
  readonly line: number | null;
  readonly isMissing: boolean;

  constructor(path: string, reason: string, { line, isMissing = false }: Place = {}) {
    super(
      `${path} is damaged (${line === undefined ? '' : `line ${line}: `}${reason}). It was left as it is: restore a copy of its ` +
        'folder, or let "npm start -- --recover" say what can be saved.',
    );
    this.name = 'DamagedFile';
    this.path = path;
    this.line = line ?? null;
    this.isMissing = isMissing;
  }
}

/** A file that is whole, and says what this version of the bank does not know: no damage, so nothing is to be mended. */
export class OtherVersion extends Error {
  constructor(path: string, unknown: string) {
    super(
      `${path} was written by another version of the bank (${unknown}). It was left as it is: start that version, ` +
        'or set DATA_DIR to another folder.',
    );
    this.name = 'OtherVersion';
  }
}

/** Why something could not be read, short enough for one line. */
export const readFailure = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unreadable';

/** The bytes of a file, or null where there is none; where they cannot be read, the file is named. */
export async function bytesIn(disk: Disk, path: string): Promise<Buffer | null> {
  try {
    return await disk.read(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
      throw new DamagedFile(path, 'a folder stands in its place', { isMissing: true });
    throw new Error(`${path} cannot be read (${readFailure(error)}).`);
  }
}

/** The text of a file, or null where there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  const bytes = await realDisk.read(path);
  return bytes ? bytes.toString() : null;
}
