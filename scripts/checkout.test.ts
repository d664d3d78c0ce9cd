import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from './settings';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

test('a checkout on Windows has the line endings that the formatter expects', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cenzontle-checkout-'));
  try {
    git('clone', '--quiet', '--depth=1', '--config=core.autocrlf=true', pathToFileURL(ROOT).href, folder);
    const files = git('-C', folder, 'ls-files', '--eol').split('\n');
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => /w\/(crlf|mixed)/.test(file))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
