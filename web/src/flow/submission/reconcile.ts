import { codeOf, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { isSignatureRequest, type SignatureRequest } from './signature-request';

export type SubmissionOutcome<Done> =
  | { kind: 'done'; done: Done }
  | { kind: 'sign'; request: SignatureRequest }
  | { kind: 'unknown' };

export type ReconcileOptions<Done> = {
  /** Null if it was not done. Called at most once. */
  lookUp: () => Promise<Done | null>;
  /** Error codes for an order that was already executed. */
  duplicates?: readonly string[];
  /** True if an earlier call may have been executed, as after a signature. */
  mayBeRepeat: boolean;
  /** A signature is required and missing: without an answer, nothing was ordered. */
  unsigned?: boolean;
};

/**
 * Sends a call once; rejections are thrown. Browsers retry requests whose connection drops, so a duplicate
 * error, a second signature request or no answer may mean success: `lookUp` decides.
 */
export async function reconcile<Done>(
  call: () => Promise<Done | SignatureRequest>,
  { lookUp, duplicates = [], mayBeRepeat, unsigned = false }: ReconcileOptions<Done>,
): Promise<SubmissionOutcome<Done>> {
  const findDone = async (): Promise<SubmissionOutcome<Done> | null> => {
    const done = await lookUp().catch(() => null);
    return done === null ? null : { kind: 'done', done };
  };
  try {
    const answer = await call();
    if (!isSignatureRequest(answer)) return { kind: 'done', done: answer };
    return (mayBeRepeat ? await findDone() : null) ?? { kind: 'sign', request: answer };
  } catch (error) {
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown && !unsigned) return (await findDone()) ?? { kind: 'unknown' };
    const done = isUnknown || (mayBeRepeat && duplicates.includes(codeOf(error))) ? await findDone() : null;
    if (done === null) throw error;
    return done;
  }
}
