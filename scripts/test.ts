/** `npm test`; `--quick` runs the tests of changed files and those with @smoke, `--full` runs whole matrices. */
import './node-version.js';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from './args';
import { getBrowser } from './browser';
import { ROOT } from './settings';
import { affectedJourneys, changedFiles } from './test/affected-journeys';
import { bin, type Check, checks, needsShell } from './test/checks';
import { type Counts, playwrightCounts, stepCounts, vitestCounts } from './test/counts';

const [mode] = parseArgs('npm test [-- --quick | --full]: runs all checks and tests.', ['--quick', '--full']);

type Run = { command: string; args: readonly string[]; env?: Record<string, string> };

const reports = mkdtempSync(join(tmpdir(), 'cenzontle-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

function run(title: string, { command, args, env }: Run): boolean {
  console.log(`\n── ${title}`);
  const { status, error } = spawnSync(bin(command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: needsShell,
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
}

const counted = (report: string, read: (text: string) => Counts): Counts | null =>
  existsSync(report) ? read(readFileSync(report, 'utf8')) : null;

const check = ({ title, command, args }: Check): Counts => stepCounts(run(title, { command, args }), null);

const fullEnv: Record<string, string> = mode === '--full' ? { FULL_TESTS: '1' } : {};

const vitest = (title: string, filters: readonly string[]): Counts => {
  rmSync(vitestReport, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const succeeded = run(title, {
    command: 'vitest',
    args: [...args, ...filters],
    // Fewer garbage collections make the journeys a tenth faster.
    env: { ...fullEnv, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` },
  });
  return stepCounts(succeeded, counted(vitestReport, vitestCounts));
};

function vitestTests(): Counts[] {
  if (mode !== '--quick') return [vitest('Unit tests, HTTP tests and journeys (vitest)', [])];
  const journeys = affectedJourneys(changedFiles());
  const units = ['--changed', '--project', '!journeys', '--passWithNoTests'];
  return [
    vitest('Tests of changed files (vitest)', units),
    ...(journeys.length > 0
      ? [vitest('Journeys of changed files (vitest)', ['--project', 'journeys', ...journeys])]
      : []),
  ];
}

function browserTests(): Counts {
  try {
    const env = { ...fullEnv, CHROME_PATH: getBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
    const args = ['test', '--reporter=list,json'];
    if (mode === '--quick') args.push('--grep', '@smoke');
    const succeeded = run('Browser tests (Playwright)', { command: 'playwright', args, env });
    return stepCounts(succeeded, counted(playwrightReport, playwrightCounts));
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

const results: Counts[] = [...checks.map(check), ...vitestTests(), browserTests()];
rmSync(reports, { recursive: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
