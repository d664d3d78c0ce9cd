/**
 * `npm test`: every check and test; the last line is `N passed, N failed`. `--quick` runs what a change touches and the browser tests marked @smoke; `--full` adds the slow tests.
 */
import './node-version';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from './browser';
import { checks } from './test/checks';
import { type Counts, playwrightCounts, stepCounts, vitestCounts } from './test/counts';
import { runStep, type Step } from './test/step';
import { wordsBehind } from './words';

const [mode] = wordsBehind(['--quick', '--full']);

interface CountedStep extends Step {
  /** Reads the counts from the report that the command wrote. Without it the step counts as one test. */
  report?: { file: string; read: (text: string) => Counts };
}

const reports = mkdtempSync(join(tmpdir(), 'cenzontle-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const unitTests: CountedStep = {
  title: 'Pruebas unitarias, HTTP y recorridos (vitest)',
  command: 'vitest',
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...(mode === '--quick' ? ['--changed', '--passWithNoTests'] : []),
  ],
  env: mode === '--full' ? { FULL_TESTS: '1' } : {},
  report: { file: vitestReport, read: vitestCounts },
};

const browserTests = (): CountedStep => ({
  title: 'Pruebas de navegador (Playwright)',
  command: 'playwright',
  args: ['test', '--reporter=list,json', ...(mode === '--quick' ? ['--grep', '@smoke'] : [])],
  env: { CHROME_PATH: getBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: { file: playwrightReport, read: playwrightCounts },
});

async function count({ report, ...step }: CountedStep): Promise<Counts> {
  const succeeded = await runStep(step);
  const counted = report && existsSync(report.file) ? report.read(readFileSync(report.file, 'utf8')) : null;
  return stepCounts(succeeded, counted);
}

async function runAll(steps: readonly (() => CountedStep)[]): Promise<Counts[]> {
  const results: Counts[] = [];
  for (const step of steps) {
    results.push(
      await Promise.resolve()
        .then(() => count(step()))
        .catch((error: unknown) => {
          console.error(error);
          return { passed: 0, failed: 1 };
        }),
    );
  }
  return results;
}

const results = await runAll([...[...checks, unitTests].map((step) => () => step), browserTests]);
rmSync(reports, { recursive: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
