import { codeOf, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { isSignatureRequest, type SignatureRequest } from './signature-request';

/** How a call ended: done, waiting for a signature, or sent without anybody knowing what became of it. */
export type SubmissionOutcome<Done> =
  | { kind: 'done'; done: Done }
  | { kind: 'sign'; request: SignatureRequest }
  | { kind: 'unknown' };

export type ReconcileOptions<Done> = {
  /** Whether it took place, by what the bank has now; null where it did not. Asked at most once. */
  lookUp: () => Promise<Done | null>;
  /** The codes with which the bank refuses what it has done already. */
  duplicates?: readonly string[];
  /** Whether the bank may have done it before this call was answered, as with one that was signed. */
  mayBeRepeat: boolean;
  /** Whether the bank asks for a signature first, and none was given: where no answer came, nothing was ordered. */
  unsigned?: boolean;
};

/**
 * Sends a call once and says how it ended; a refusal is thrown. A browser sends a call again by itself when the
 * connection drops before the answer: the bank then asks for another signature, or refuses a duplicate, for what it
 * has done already. There, and where no answer came at all, `lookUp` says whether it took place. Where it did not, for
 * want of a signature, that no answer came is thrown like a refusal: the same may be sent again.
 */
export async function reconcile<Done>(
  call: () => Promise<Done | SignatureRequest>,
  { lookUp, duplicates = [], mayBeRepeat, unsigned = false }: ReconcileOptions<Done>,
): Promise<SubmissionOutcome<Done>> {
  const found = async (): Promise<SubmissionOutcome<Done> | null> => {
    const done = await lookUp().catch(() => null);
    return done === null ? null : { kind: 'done', done };
  };
  try {
    const answer = await call();
    if (!isSignatureRequest(answer)) return { kind: 'done', done: answer };
    return (mayBeRepeat ? await found() : null) ?? { kind: 'sign', request: answer };
  } catch (error) {
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown && !unsigned) return (await found()) ?? { kind: 'unknown' };
    const done = isUnknown || (mayBeRepeat && duplicates.includes(codeOf(error))) ? await found() : null;
    if (done === null) throw error;
    return done;
  }
}
