import type { TextDraft } from '#web/components/forms/draft.ts';
import { reconcile, type SubmissionOutcome } from '../submission/reconcile';
import { isSignatureRequest, type SignatureRequest } from '../submission/signature-request';
import type { Action } from './action';

/** How an attempt ended; a refusal is thrown. */
export type Outcome<Done> =
  | Exclude<SubmissionOutcome<Done>, { kind: 'unknown' }>
  /** `error` is why there was no answer. */
  | { kind: 'unknown'; error: unknown };

/** Sends an action once. Where the bank may have done it before, what it has now decides. */
export async function attempt<Input, Done, Draft extends TextDraft>(
  { send, lookUp, duplicates = [], signature }: Action<Input, Done, Draft>,
  input: Input,
  visitId: string,
): Promise<Outcome<Done>> {
  const call = async (): Promise<Outcome<Done> | SignatureRequest> => {
    const answer = await send(input, visitId);
    if (!isSignatureRequest(answer)) return { kind: 'done', done: answer };
    if (signature === null) throw new TypeError('This action cannot be signed');
    // A bank that refuses what it has done already does not ask for a signature of it: nothing to look up.
    return duplicates.length > 0 ? { kind: 'sign', request: answer } : answer;
  };
  const found = async (): Promise<Outcome<Done> | null> => {
    const done = await lookUp(input);
    return done === null ? null : { kind: 'done', done };
  };
  let lost: unknown;
  const keepError = (error: unknown) => {
    lost = error;
    throw error;
  };
  const settled = await reconcile(() => call().catch(keepError), {
    lookUp: found,
    duplicates,
    mayBeRepeat: true,
  });
  if (settled.kind === 'done') return settled.done;
  return settled.kind === 'sign' ? settled : { kind: 'unknown', error: lost };
}
