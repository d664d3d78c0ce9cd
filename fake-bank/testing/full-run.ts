/** `npm run test:full` runs whole matrices and decades; `npm test` runs a sample of the same property. */
export const isFullRun = process.env.FULL_TESTS === '1';

/** Returns fast-check parameters: fewer runs in an ordinary run. */
export const runs = (fullCount: number, sample: number): { numRuns: number } => ({
  numRuns: isFullRun ? fullCount : sample,
});
