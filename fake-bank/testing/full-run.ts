/** `npm run test:full` runs whole matrices and decades; `npm test` runs a sample of the same property. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Returns fast-check parameters: random seeds in a full run, fewer runs of one seed otherwise. */
export const runs = (all: number, sample: number): { numRuns: number; seed?: number } =>
  isFullRun ? { numRuns: all } : { numRuns: sample, seed: 1 };
