import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './settings';

const start = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'start.js'), ...args], {
    env: { ...process.env, DATA_DIR: join(ROOT, 'no-such-folder') },
  });

test('rejects unknown arguments and serves nothing', async () => {
  await expect(start('--recovr')).rejects.toMatchObject({
    code: 1,
    stderr: '--recovr: there are --recover, --recover=yes, --seed FILE.\n',
  });
});

test('recovers instead of serving', async () => {
  expect((await start('--recover')).stdout).toMatch(/^There is no bank in .*no-such-folder\.$/m);
});
