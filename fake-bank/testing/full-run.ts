/** `npm run test:full` runs whole matrices and decades; `npm test` runs a sample of the same property. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Parameters of fast-check: any values in a full run, else fewer of them, which are the same every time. */
export const runs = (all: number, sample: number): { numRuns: number; seed?: number } =>
  isFullRun ? { numRuns: all } : { numRuns: sample, seed: 1 };
