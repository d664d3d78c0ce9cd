import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { openApi } from '#bank/sandbox/docs/openapi';
import { CLIENT, CONSOLE, ensureBuild } from '../build.js';
import { ROOT } from '../settings';
import { emitTypes } from './declarations';
import { guides, manifest } from './manifest';

const SOURCES = join(ROOT, 'fake-bank', 'package');
const PACKAGE = join(ROOT, 'dist', 'package');

/** Copies the files that modules read by a path relative to their source; see `sourceUrls`. */
function copyFiles(client: string, bankConsole: string): void {
  const files = join(PACKAGE, 'lib', 'files');
  const bank = join(ROOT, 'fake-bank');
  const folders = readdirSync(bank, { recursive: true, encoding: 'utf8' });
  for (const folder of folders.filter((path) => basename(path) === 'assets'))
    cpSync(join(bank, folder), join(files, 'fake-bank', folder), { recursive: true });
  cpSync(client, join(files, 'fake-bank', 'package', 'client'), { recursive: true });
  cpSync(bankConsole, join(files, 'fake-bank', 'package', 'console'), { recursive: true });
}

/** Returns the path of the tarball. */
export async function pack(): Promise<string> {
  const client = await ensureBuild(CLIENT);
  const bankConsole = await ensureBuild(CONSOLE);
  rmSync(PACKAGE, { recursive: true, force: true });
  mkdirSync(PACKAGE, { recursive: true });
  await build({ configFile: join(SOURCES, 'vite.config.ts'), configLoader: 'runner', logLevel: 'warn' });
  const command = join(PACKAGE, 'lib', 'cli.js');
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
  chmodSync(command, 0o755);
  copyFiles(client, bankConsole);
  emitTypes(join(PACKAGE, 'types'));
  writeFileSync(join(PACKAGE, 'openapi.json'), JSON.stringify(await openApi('session')));
  writeFileSync(join(PACKAGE, 'package.json'), JSON.stringify(manifest(), null, 2));
  const readme = readFileSync(join(SOURCES, 'README.md'), 'utf8');
  writeFileSync(join(PACKAGE, 'README.md'), readme.replaceAll('](../', ']('));
  for (const guide of guides) {
    const text = readFileSync(join(ROOT, 'fake-bank', guide), 'utf8');
    writeFileSync(join(PACKAGE, guide), text.replaceAll('](package/', ']('));
  }
  cpSync(join(SOURCES, 'CHANGELOG.md'), join(PACKAGE, 'CHANGELOG.md'));
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
    cwd: PACKAGE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(ROOT, 'dist', output.trim());
}
