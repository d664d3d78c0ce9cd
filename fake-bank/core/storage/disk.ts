import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that is being written. A write may take fewer bytes than it was given, and says how many. */
export type DiskFile = {
  write: (bytes: Uint8Array, at: number) => Promise<number>;
  /** Resolves when what was written is there after a power cut. */
  datasync: () => Promise<void>;
  truncate: (length: number) => Promise<void>;
  close: () => Promise<void>;
};

/** What the store asks of a disk, and nothing else: a simulated one can stand in for it. */
export type Disk = {
  makeFolder: (path: string) => Promise<void>;
  /** The names in a folder, and those of the folders among them. */
  list: (folder: string) => Promise<string[]>;
  listFolders: (folder: string) => Promise<string[]>;
  /** The bytes of a file, or null where there is none. */
  read: (path: string) => Promise<Buffer | null>;
  /** A new file, empty, in place of one that is there. */
  create: (path: string) => Promise<DiskFile>;
  /** A file that is there, to be written on. */
  open: (path: string) => Promise<DiskFile>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  removeFolder: (path: string) => Promise<void>;
  /** Makes what was created, renamed or removed in a folder last through a power cut. */
  syncFolder: (folder: string) => Promise<void>;
  /** Calls when a disk that took nothing may take something again; answers how to call that off. */
  later: (run: () => void) => () => void;
  /** Throws where its files are no longer this process's to change. */
  assertOwned: () => void;
};

/** How often a bank that cannot write looks whether it can again. */
const AGAIN_AFTER_MS = 500;

/** By the clock, and without keeping the process alive. */
export function retryLater(run: () => void): () => void {
  const timer = setTimeout(run, AGAIN_AFTER_MS).unref();
  return () => clearTimeout(timer);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/** Step by step: Node's own way to make the folders above never ends where nothing can be made (`/proc/x`). */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

async function opened(path: string, flags: 'w' | 'r+'): Promise<DiskFile> {
  const handle = await open(path, flags);
  return {
    write: async (bytes, at) => (await handle.write(bytes, 0, bytes.length, at)).bytesWritten,
    datasync: () => handle.datasync(),
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

/** The disk of this machine. */
export const realDisk: Disk = {
  makeFolder,
  list: (folder) => readdir(folder),
  listFolders: async (folder) =>
    (await readdir(folder, { withFileTypes: true })).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    ),
  read: async (path) => {
    try {
      return await readFile(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  },
  create: (path) => opened(path, 'w'),
  open: (path) => opened(path, 'r+'),
  rename,
  remove: unlink,
  removeFolder: (path) => rm(path, { recursive: true, force: true }),
  syncFolder: async (folder) => {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  later: retryLater,
  assertOwned: () => undefined,
};

/** Writes all of it: a disk that is nearly full may take a part and say nothing. Answers where the next byte goes. */
export async function writeWhole(file: DiskFile, bytes: Uint8Array, at: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) {
    const taken = await file.write(bytes.subarray(written), at + written);
    if (taken <= 0) throw new Error('the disk took nothing of a write');
    written += taken;
  }
  return at + written;
}
