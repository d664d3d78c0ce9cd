import * as z from 'zod/mini';

export type Counts = { passed: number; failed: number };

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests } = VitestReport.parse(JSON.parse(report));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Flaky tests count as failed. */
export function playwrightCounts(report: string): Counts {
  const { expected, unexpected, flaky } = PlaywrightReport.parse(JSON.parse(report)).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** Returns the counts of a step, with at least one failure if its command failed. */
export function stepCounts(succeeded: boolean, counted: Counts | null): Counts {
  if (counted === null) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return succeeded ? counted : { passed: counted.passed, failed: Math.max(1, counted.failed) };
}
