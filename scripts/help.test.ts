import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { ROOT } from './settings';

/** Files of the commands; `mutate` is Stryker's. */
const files = new Set(Object.values(scripts).flatMap((command) => /scripts\/\S+/.exec(command) ?? []));

test.each([...files])('%s --help only prints its usage', async (file) => {
  const args = ['--import', 'tsx', file, '--help'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect(stdout).toMatch(/^npm (run )?[\w-]+.*: /m);
});
