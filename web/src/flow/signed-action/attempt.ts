import type { TextDraft } from '#web/components/forms/draft.ts';
import { reconcile, type SubmissionOutcome } from '../submission/reconcile';
import { isSignatureRequest, type SignatureRequest } from '../submission/signature-request';
import type { Action } from './action';

export type Outcome<Done> =
  | Exclude<SubmissionOutcome<Done>, { kind: 'unknown' }>
  | { kind: 'unknown'; error: unknown };

/** If the action may have been done before, the bank's current state decides. */
export async function attempt<Input, Done, Draft extends TextDraft>(
  { send, lookUp, duplicates = [], signature }: Action<Input, Done, Draft>,
  input: Input,
  visitId: string,
): Promise<Outcome<Done>> {
  const call = async (): Promise<Outcome<Done> | SignatureRequest> => {
    const answer = await send(input, visitId);
    if (!isSignatureRequest(answer)) return { kind: 'done', done: answer };
    if (signature === null) throw new TypeError('This action cannot be signed');
    // Banks with duplicate codes reject repetitions without a signature request: no lookup needed.
    return duplicates.length > 0 ? { kind: 'sign', request: answer } : answer;
  };
  const findDone = async (): Promise<Outcome<Done> | null> => {
    const done = await lookUp(input);
    return done === null ? null : { kind: 'done', done };
  };
  let lastError: unknown;
  const keepError = (error: unknown) => {
    lastError = error;
    throw error;
  };
  const settled = await reconcile(() => call().catch(keepError), {
    lookUp: findDone,
    duplicates,
    mayBeRepeat: true,
  });
  if (settled.kind === 'done') return settled.done;
  return settled.kind === 'sign' ? settled : { kind: 'unknown', error: lastError };
}
