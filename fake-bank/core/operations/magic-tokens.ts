import type { ErrorCode } from '#contract/errors';

/** Token values that make the signature service fail, for manual tests; not counted as wrong values. */
const failures: ReadonlyMap<string, ErrorCode> = new Map([
  ['900002', 'E_BFF_SECSIG_002'],
  ['900003', 'E_BFF_SECSIG_003'],
  ['900004', 'E_BFF_SECSIG_004'],
  ['900005', 'E_BFF_SECSIG_005'],
  ['900006', 'E_BFF_SECSIG_006'],
  ['900007', 'E_BFF_SECSIG_007'],
  ['900008', 'E_BAASMXBPAP_024'],
]);

export const failureAt = (value: string): ErrorCode | undefined => failures.get(value);

export const valueFor = (code: ErrorCode): string | undefined =>
  [...failures].find(([, failure]) => failure === code)?.[0];
