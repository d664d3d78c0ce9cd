import { readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Keeps a folder to one process. The lock is judged by the process id in it, so a process that was killed
 * leaves nothing to clean up. Answers a function that gives the folder free again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'bank.lock');
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => unlink(path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The bank's files in ${folder} are in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await unlink(path).catch(() => undefined);
  }
}
