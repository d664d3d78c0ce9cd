import { spawn } from 'node:child_process';
import { once } from 'node:events';
import promises, { mkdir, mkdtemp, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from './lock';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts another process that holds the lock. */
async function anotherHolder() {
  const child = spawn(process.execPath, [
    '-e',
    `const { openSync } = require('node:fs');
     const { tryLock } = require('fs-native-extensions');
     if (!tryLock(openSync(${JSON.stringify(join(folder, 'bank.lock'))}, 'a+'))) process.exit(1);
     console.log('locked');
     setInterval(() => {}, 1000);`,
  ]);
  await once(child.stdout, 'data');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a running process holds the lock; a killed one releases it', async () => {
  const holder = await anotherHolder();
  await expect(lockFolder(folder)).rejects.toThrow(`The bank's files in ${folder} are in use by process`);
  await holder.kill();
  await (await lockFolder(folder)).release();
});

async function findLockFileDescriptor(): Promise<number> {
  for (const number of await readdir('/proc/self/fd')) {
    const path = await readlink(`/proc/self/fd/${number}`).catch(() => '');
    if (path === join(folder, 'bank.lock')) return Number(number);
  }
  throw new Error('the lock file is not open');
}

test.runIf(process.platform === 'linux')(
  'a released lock can be taken although a child process has the file open',
  async () => {
    const { release } = await lockFolder(folder);
    const stdio = ['ignore', 'ignore', 'ignore', await findLockFileDescriptor()] as const;
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: [...stdio] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'spawn');
    await release();
    await (await lockFolder(folder)).release();
  },
);

test('a lock file of a dead process does not block even if its id is reused', async () => {
  await writeFile(join(folder, 'bank.lock'), '1');
  const { release } = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on `);
  await release();
  await (await lockFolder(folder)).release();
});

test('exactly one of four concurrent attempts gets a stale lock', async () => {
  for (let round = 0; round < 12; round += 1) {
    await writeFile(join(folder, 'bank.lock'), '99999');
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
    const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(locks).toHaveLength(1);
    for (const { release } of locks) await release();
  }
});

test('reports that the folder cannot be locked', async () => {
  await mkdir(join(folder, 'bank.lock'));
  await expect(lockFolder(folder)).rejects.toThrow(
    `DATA_DIR: the bank cannot lock ${folder} for itself (EISDIR`,
  );
});

test('reports a read-only file system even with a stale lock file', async () => {
  await writeFile(join(folder, 'bank.lock'), '99999');
  const code = 'EROFS';
  const opening = vi.spyOn(promises, 'open');
  opening.mockRejectedValue(Object.assign(new Error(`${code}: read-only file system, open`), { code }));
  syncBuiltinESMExports();
  const lockAttempt = lockFolder(folder);
  opening.mockRestore();
  syncBuiltinESMExports();
  await expect(lockAttempt).rejects.toThrow(`DATA_DIR: the bank cannot lock ${folder} for itself (EROFS`);
});

test('isOurs is true only while the locked file is at its path', async () => {
  const path = join(folder, 'bank.lock');
  const { isOurs, release } = await lockFolder(folder);
  expect(isOurs()).toBe(true);
  await rename(path, `${path}.moved`);
  expect(isOurs()).toBe(false);
  const other = await lockFolder(folder);
  expect([isOurs(), other.isOurs()]).toEqual([false, true]);
  await rename(`${path}.moved`, path);
  expect([isOurs(), other.isOurs()]).toEqual([true, false]);
  await release();
  await other.release();
});
