/** Checks that the package works in a folder outside the repository, with only its own dependencies. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { findBrowser } from '../browser';
import { findFreePort } from '../free-port';
import { ROOT } from '../settings';
import { bin, needsShell } from '../test/checks';
import { guides, manifest } from './manifest';

const folder = mkdtempSync(join(tmpdir(), 'cenzontle-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packages that the tests of the examples also need. */
const PROJECT_PACKAGES = ['@playwright/test', 'vitest', '@types/node'];
const MAX_MB = 8;

const browser = findBrowser();
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV)/.test(name)),
  ),
  ...(browser !== undefined && { CHROME_PATH: browser }),
};

function link(name: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), path, 'junction');
}

beforeAll(() => {
  // In a separate process, so that a change of the bank does not run this file again.
  const tarball = execFileSync(bin('tsx'), [join(ROOT, 'scripts', 'pack.ts')], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    shell: needsShell,
  })
    .trim()
    .split('\n')
    .at(-1);
  if (tarball === undefined) throw new Error('npm run pack names no file');
  expect(statSync(tarball).size).toBeLessThan(MAX_MB * 1024 * 1024);
  cpSync(join(ROOT, 'fake-bank', 'package', 'example'), folder, { recursive: true });
  const installed = join(folder, 'node_modules', 'cenzontle');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(join(installed, 'lib', 'cli.js'), join(folder, 'node_modules', '.bin', 'cenzontle'));
  const { dependencies, optionalDependencies } = manifest();
  for (const name of [...PROJECT_PACKAGES, ...Object.keys({ ...dependencies, ...optionalDependencies })])
    link(name);
  writeReadmeExamples();
});

/** The TypeScript of the README, which its readers copy. */
function writeReadmeExamples(): void {
  mkdirSync(join(folder, 'readme'));
  const readme = readFileSync(join(folder, 'node_modules', 'cenzontle', 'README.md'), 'utf8');
  for (const [index, [, code = '']] of [...readme.matchAll(/```ts\n(.*?)```/gs)].entries())
    writeFileSync(join(folder, 'readme', `${index}.ts`), code);
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, env, shell: needsShell, encoding: 'utf8' });

function expectSuccess(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = run(command, ...args);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

test('the examples of the package and of its README compile in strict mode, libraries included', () => {
  const { status, stdout } = run(bin('tsc'), '-p', '.');
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  // Vitest finds the repository's happy-dom, whose declarations do not fit those of Node 20.
  expect(errors.filter((line) => !line.includes('/happy-dom/'))).toEqual([]);
  expect(status).toBe(errors.length === 0 ? 0 : 1);
});
test('the example of node:test passes', () => expectSuccess(process.execPath, '--test', 'node.test.js'));
test('the example of vitest passes', () => expectSuccess(bin('vitest'), 'run'));
test.skipIf(browser === undefined)('the example of Playwright passes', async () => {
  env.BANK_PORT = String(await findFreePort());
  expectSuccess(bin('playwright'), 'test');
});

test('the bank of the package serves the client and the console', () => {
  const code = `
    import { startBank } from 'cenzontle/start';
    const { url, stop } = await startBank();
    for (const path of ['/banca/', '/__bank/console/'])
      console.log((await fetch(url + path, { headers: { accept: 'text/html' } })).status);
    await stop();`;
  expect(run(process.execPath, '--input-type=module', '-e', code).stdout).toBe('200\n200\n');
});

const runCommand = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/cenzontle/lib/cli.js', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });

test('the command prints its usage and version, and rejects invalid arguments', () => {
  for (const option of ['--help', '-h'])
    expect(runCommand(option).stdout).toContain('Usage: cenzontle [options]');
  for (const option of ['--version', '-v']) expect(runCommand(option).stdout).toBe(`${manifest().version}\n`);
  expect(runCommand('--data', '.', '--recover').stdout).toBe('There is no bank in ..\n');
  for (const [args, message] of [
    [['--recover'], '--data is empty'],
    [['--data', '.', '--recover=no'], '--recover=no: write --recover or --recover=yes.'],
    [['--port', 'x'], '--port: "x" is not the number of a port'],
    [['--base-path', '/api'], '--base-path: "/api" is not free'],
    [['--allow-origin', ''], '--allow-origin: the value is empty.'],
    [['--allow-host', 'http://x'], '--allow-host: "http://x" is not a list of names'],
    [['--unknown'], "Unknown option '--unknown'"],
    [['serve'], '--api: write the address of the bank'],
    [['conform', '--api', 'https://bank.example'], 'Write --token-file FILE or --cookie-file FILE.'],
  ] as const) {
    const { status, stderr } = runCommand(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  }
});

test('cenzontle conform finds no difference in the bank of the package', async () => {
  const bank = spawn(process.execPath, ['node_modules/cenzontle/lib/cli.js', '--port', '0', '--json'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void bank.kill());
  const [line]: Buffer[] = await once(bank.stdout, 'data');
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(String(line)));
  const signedIn = await fetch(`${url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: 'ana' }),
  });
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
  writeFileSync(join(folder, 'token'), token);
  const { status, stdout } = runCommand('conform', '--api', url, '--token-file', 'token');
  expect(stdout).toContain('No differences.');
  expect(status).toBe(0);
});

test('the guides of the package name the commands of the package and of the repository', () => {
  for (const guide of ['README.md', ...guides]) {
    const text = readFileSync(join(folder, 'node_modules', 'cenzontle', guide), 'utf8');
    for (const paragraph of text.split('\n\n').filter((part) => /npm (start|run)|DATA_DIR/.test(part)))
      expect(paragraph, guide).toMatch(/cenzontle|--data/);
  }
});

test('the README shows the examples', () => {
  const readme = readFileSync(join(ROOT, 'fake-bank', 'package', 'README.md'), 'utf8');
  const spec = readFileSync(join(folder, 'summary.spec.ts'), 'utf8');
  expect(readme).toContain(spec.slice(0, spec.indexOf("test('the customer waits")).trim());
});
