import type { ErrorCode } from '#contract/errors';

/**
 * Values that no token shows and at which the signature service fails, so that QA meets each of its codes from the
 * screen alone. They are no wrong values: they do not count towards the lock.
 */
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

/** The value at which the service fails with a code, where there is one. */
export const valueFor = (code: ErrorCode): string | undefined =>
  [...failures].find(([, failure]) => failure === code)?.[0];
