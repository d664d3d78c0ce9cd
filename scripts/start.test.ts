import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './settings';

const start = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'start.js'), ...args], {
    env: { ...process.env, DATA_DIR: join(ROOT, 'no-such-folder') },
  });

test.each([
  [['--recovr'], "Unknown option '--recovr'"],
  [['--recover=no'], '--recover=no: write --recover or --recover=yes.'],
  [['--seed'], "Option '--seed <value>' argument missing"],
  [['--allow-origin', 'x'], '--allow-origin: "x" is not a list of origins'],
])('rejects %j and serves nothing', async (args, message) => {
  await expect(start(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});

test('with --recover recovers the banks instead of serving them', async () => {
  expect((await start('--recover')).stdout).toMatch(/^There is no bank in .*no-such-folder\.$/m);
});
