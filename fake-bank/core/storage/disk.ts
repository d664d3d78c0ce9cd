import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

export type DiskFile = {
  write: (bytes: Uint8Array, at: number) => Promise<number>;
  /** Resolves once the written bytes survive a power failure. */
  datasync: () => Promise<void>;
  truncate: (length: number) => Promise<void>;
  close: () => Promise<void>;
};

export type Disk = {
  makeFolder: (path: string) => Promise<void>;
  list: (folder: string) => Promise<string[]>;
  listFolders: (folder: string) => Promise<string[]>;
  read: (path: string) => Promise<Buffer | null>;
  create: (path: string) => Promise<DiskFile>;
  open: (path: string) => Promise<DiskFile>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  removeFolder: (path: string) => Promise<void>;
  /** Makes created, renamed and removed entries of a folder survive a power failure. */
  syncFolder: (folder: string) => Promise<void>;
  /** Schedules a retry after a failed write; returns a function that cancels it. */
  later: (run: () => void) => () => void;
  /** Throws if this process no longer holds the lock on the folder. */
  assertOwned: () => void;
};

const AGAIN_AFTER_MS = 500;

export function retryLater(run: () => void): () => void {
  const timer = setTimeout(run, AGAIN_AFTER_MS).unref();
  return () => clearTimeout(timer);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/** Not `mkdir` with `recursive`: Node never resolves it if no folder can be created (`/proc/x`). */
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

async function openFile(path: string, flags: 'w' | 'r+'): Promise<DiskFile> {
  const handle = await open(path, flags);
  return {
    write: async (bytes, at) => (await handle.write(bytes, 0, bytes.length, at)).bytesWritten,
    datasync: () => handle.datasync(),
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

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
  create: (path) => openFile(path, 'w'),
  open: (path) => openFile(path, 'r+'),
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

/** Writes all bytes, since a nearly full disk may write only a part; returns the offset after them. */
export async function writeWhole(file: DiskFile, bytes: Uint8Array, at: number): Promise<number> {
  let offset = 0;
  while (offset < bytes.length) {
    const accepted = await file.write(bytes.subarray(offset), at + offset);
    if (accepted <= 0) throw new Error('the disk wrote no bytes');
    offset += accepted;
  }
  return at + offset;
}
