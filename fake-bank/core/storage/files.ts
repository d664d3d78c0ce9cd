import { type Disk, realDisk } from './disk';

type Place = {
  line?: number;
  /** Data after the remaining bytes is lost. */
  isMissing?: boolean;
};

export class DamagedFile extends Error {
  readonly path: string;
  readonly line: number | null;
  readonly isMissing: boolean;

  constructor(path: string, reason: string, { line, isMissing = false }: Place = {}) {
    super(
      `${path} is damaged (${line === undefined ? '' : `line ${line}: `}${reason}). It was left as it is: restore a copy of its ` +
        'folder, or start with --recover to see what can be saved.',
    );
    this.name = 'DamagedFile';
    this.path = path;
    this.line = line ?? null;
    this.isMissing = isMissing;
  }
}

/** An intact file with content of an unknown version. Not damage: nothing to repair. */
export class OtherVersion extends Error {
  constructor(path: string, unknown: string) {
    super(
      `${path} was written by another version of the bank (${unknown}). It was left as it is: start that version, ` +
        'or set DATA_DIR to another folder.',
    );
    this.name = 'OtherVersion';
  }
}

export const readFailure = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unreadable';

export async function bytesIn(disk: Disk, path: string): Promise<Buffer | null> {
  try {
    return await disk.read(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
      throw new DamagedFile(path, 'a folder stands in its place', { isMissing: true });
    throw new Error(`${path} cannot be read (${readFailure(error)}).`);
  }
}

export async function readIfPresent(path: string): Promise<string | null> {
  const bytes = await realDisk.read(path);
  return bytes ? bytes.toString() : null;
}
