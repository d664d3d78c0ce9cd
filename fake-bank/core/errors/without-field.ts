import type { ErrorCode } from '#contract/errors';
import { DomainError } from './domain-error';

const limitCodes: readonly string[] = ['2081', '2082', '2083', '2185'] satisfies ErrorCode[];

/** A limit exceeded after validation rejects the whole order: there is no form left to correct. */
export function withoutField<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || !limitCodes.includes(error.code)) throw error;
    throw new DomainError(error.code);
  }
}
