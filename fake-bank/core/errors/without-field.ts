import type { ErrorCode } from '#contract/errors';
import { DomainError } from './domain-error';

const overLimit: readonly string[] = ['2081', '2082', '2083', '2185'] satisfies ErrorCode[];

/** What has run out since it was validated refuses the order as a whole: there is no form to correct any more. */
export function withoutField<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || !overLimit.includes(error.code)) throw error;
    throw new DomainError(error.code);
  }
}
