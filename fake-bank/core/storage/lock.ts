import { type BigIntStats, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readFailure } from './files';

const lockPath = (folder: string): string => join(folder, 'bank.lock');

export type FolderLock = {
  isOurs: () => boolean;
  release: () => Promise<void>;
};

async function openLock(folder: string): Promise<FileHandle> {
  try {
    return await open(lockPath(folder), 'a+');
  } catch (error) {
    throw new Error(`DATA_DIR: the bank cannot lock ${folder} for itself (${readFailure(error)}).`);
  }
}

/** Synchronous: the caller's next operation must follow at once. An open file's inode is not reused. */
function isAt(path: string, { dev, ino }: BigIntStats): boolean {
  try {
    const stats = statSync(path, { bigint: true });
    return stats.dev === dev && stats.ino === ino;
  } catch {
    return false;
  }
}

/** Loaded lazily: banks in memory also run on platforms without its binary. */
async function loadLocks(): Promise<Pick<typeof import('fs-native-extensions'), 'tryLock' | 'unlock'>> {
  try {
    return await import('fs-native-extensions');
  } catch (error) {
    throw new Error(
      `This platform has no file lock, which DATA_DIR needs; banks in memory run without it (${readFailure(error)}).`,
    );
  }
}

/** The operating system lock ends with the process; the file's content only names the holder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = await openLock(folder);
  try {
    const { tryLock, unlock } = await loadLocks();
    if (!tryLock(file.fd)) {
      const holder = await file.readFile('utf8');
      throw new Error(
        `The bank's files in ${folder} are in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await file.truncate();
    await file.write(`${process.pid} on ${hostname()}`);
    const lockFile = await file.stat({ bigint: true });
    return {
      isOurs: () => isAt(lockPath(folder), lockFile),
      release: () => {
        // Closing is not enough: a process that was just started may still hold a copy of the file.
        unlock(file.fd);
        return file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
