import { type FileHandle, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { readFailure } from './files';

async function openLock(folder: string): Promise<FileHandle> {
  try {
    return await open(join(folder, 'bank.lock'), 'a+');
  } catch (error) {
    throw new Error(`DATA_DIR: the bank cannot lock ${folder} for itself (${readFailure(error)}).`);
  }
}

/**
 * Keeps a folder to one process. The operating system holds the lock for as long as the file is open, so that whoever
 * is killed leaves none; what stands in the file only says who has it. Answers how to give the folder free again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = await openLock(folder);
  try {
    if (!tryLock(file.fd)) {
      const holder = await file.readFile('utf8');
      throw new Error(
        `The bank's files in ${folder} are in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await file.truncate();
    await file.write(`${process.pid} on ${hostname()}`);
    return () => file.close();
  } catch (error) {
    await file.close();
    throw error;
  }
}
