/** Checks in a copy of the repository that the example of the guide works. Only a full run runs all checks. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#bank/testing/full-run';
import { ROOT } from '../settings';
import { bin, needsShell } from '../test/checks';
import { buildExample, exampleFiles, insert, insertionsIn } from './example';

const copy = mkdtempSync(join(tmpdir(), 'cenzontle-domain-'));
beforeAll(() => buildExample(copy));
afterAll(() => rmSync(copy, { recursive: true }));

/** Environment without the settings of the vitest that runs this file and without FULL_TESTS. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'FULL_TESTS'),
);

function expectSuccess(command: string, ...args: string[]): void {
  const options = { cwd: copy, env, shell: needsShell, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(bin(command), args, options);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

const WITHOUT_LIMIT = 3_600_000;

const vitest = (...args: string[]) => expectSuccess('vitest', 'run', '--maxWorkers=1', ...args);

/** Files of which only the tests of the example's endpoints run. */
const OF_ENDPOINTS = [
  'fake-bank/contract.test.ts',
  'fake-bank/hardening.test.ts',
  'fake-bank/signed-endpoints.test.ts',
  'fake-bank/activity-log-coverage.test.ts',
];
const OF_LISTS_AND_PAGES = [
  'fake-bank/long-lists.test.ts',
  'fake-bank/sandbox/docs',
  'fake-bank/sandbox/snapshot/counters.test.ts',
  'fake-bank/sandbox/snapshot/references.test.ts',
  'fake-bank/sandbox/snapshot/odd-values.test.ts',
  'web/listed-pages.test.ts',
  'web/src/app/routes',
  'web/src/app/shell',
  'contract/domain/answered-key.test.ts',
  'scripts/conformance/conform.test.ts',
  'scripts/test',
];

test('the guide links every file of the example', () => {
  const guide = readFileSync(join(ROOT, 'scripts/add-a-domain/README.md'), 'utf8');
  expect(exampleFiles().filter((file) => !guide.includes(`](example/${file})`))).toEqual([]);
});

test('an insertion names its file and an existing line', () => {
  const [insertion] = insertionsIn('```ts\n// a/b.ts, after: two,\n  three,\n\n```\n');
  if (!insertion) throw new Error('no insertion');
  expect(insert('one,\n  two,\nfour', insertion)).toBe('one,\n  two,\n  three,\nfour');
  expect(() => insert('one,', insertion)).toThrow('a/b.ts has 0 lines: two,');
});

test('an anchor that ends in … is the start of a line', () => {
  const [insertion] = insertionsIn('```md\n// a.md, before: | b …\n| a | |\n```\n');
  if (!insertion) throw new Error('no insertion');
  expect(insert('| b   |   |\n| bc  |   |', insertion)).toBe('| a | |\n| b   |   |\n| bc  |   |');
});

test('the bank of the example passes its own tests', () => {
  vitest('--project=bank', 'fake-bank/modules/donations');
});

test('the example compiles', () => {
  expectSuccess('tsc', '-p', '.', '--incremental', 'false');
});

test.runIf(isFullRun)('the formatter aligns the table row of the example', () => {
  expectSuccess('biome', 'format', '--vcs-enabled=false', '--write', 'fake-bank/VALUES.md');
});

test.runIf(isFullRun).each([
  ['format', ['biome', 'check', '--vcs-enabled=false', 'contract', 'fake-bank', 'web']],
  ['unused code', ['knip']],
  ['structure', ['tsx', 'scripts/structure.ts']],
  ['names and comments', ['tsx', 'scripts/language.ts']],
  ['texts', ['tsx', 'scripts/texts.ts']],
])(
  'the example passes the check of %s',
  (_, [command = '', ...args]) => expectSuccess(command, ...args),
  WITHOUT_LIMIT,
);

test.runIf(isFullRun).each([
  ['the generic tests of its endpoints', ['--project=bank', ...OF_ENDPOINTS, '-t', 'donation']],
  ['the generic tests of all lists and pages', OF_LISTS_AND_PAGES],
  [
    'its journeys and the journeys of pages that link to it',
    ['--project=journeys', 'donations', 'payments-hub'],
  ],
])('the example passes %s', (_, args) => vitest(...args), WITHOUT_LIMIT);
