import { codeOf, isOutcomeUnknown } from '#web/lib/api/api-error.ts';
import { isSignatureRequest, type SignatureRequest } from './signature-request';

export type SubmissionOutcome<Done> =
  | { kind: 'done'; done: Done }
  | { kind: 'sign'; request: SignatureRequest }
  | { kind: 'unknown' };

export type ReconcileOptions<Done> = {
  /** Null if the order was not executed. Called at most once. */
  lookUp: () => Promise<Done | null>;
  /** Error codes for an order that was already executed. */
  duplicateCodes?: readonly string[];
  /** True if an earlier call may have been executed, as after a signature. */
  isPossibleDuplicate: boolean;
  /** A signature is required and missing: without a response, nothing was ordered. */
  isUnsigned?: boolean;
};

/**
 * Sends a call once; throws rejections. Browsers retry requests whose connection drops, so a duplicate
 * error, a second signature request or no response may mean success: `lookUp` decides.
 */
export async function reconcile<Done>(
  call: () => Promise<Done | SignatureRequest>,
  { lookUp, duplicateCodes = [], isPossibleDuplicate, isUnsigned = false }: ReconcileOptions<Done>,
): Promise<SubmissionOutcome<Done>> {
  const findDone = async (): Promise<SubmissionOutcome<Done> | null> => {
    const done = await lookUp().catch(() => null);
    return done === null ? null : { kind: 'done', done };
  };
  try {
    const response = await call();
    if (!isSignatureRequest(response)) return { kind: 'done', done: response };
    return (isPossibleDuplicate ? await findDone() : null) ?? { kind: 'sign', request: response };
  } catch (error) {
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown && !isUnsigned) return (await findDone()) ?? { kind: 'unknown' };
    const done =
      isUnknown || (isPossibleDuplicate && duplicateCodes.includes(codeOf(error))) ? await findDone() : null;
    if (done === null) throw error;
    return done;
  }
}
