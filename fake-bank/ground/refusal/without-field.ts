import type { ErrorCode } from '#contract/errors';
import { Refusal } from './refusal';

const overLimit: readonly string[] = ['2081', '2082', '2083', '2185'] satisfies ErrorCode[];

/** What has run out since it was validated refuses the order as a whole: there is no form to correct any more. */
export function withoutField<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || !overLimit.includes(error.code)) throw error;
    throw new Refusal(error.code);
  }
}
