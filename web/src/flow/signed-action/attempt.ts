import type { TextDraft } from '#web/components/forms/draft.ts';
import { reconcile, type SubmissionOutcome } from '../submission/reconcile';
import { isSignatureRequest, type SignatureRequest } from '../submission/signature-request';
import type { Action } from './action';

export type Outcome<Done> =
  | Exclude<SubmissionOutcome<Done>, { kind: 'unknown' }>
  | { kind: 'unknown'; error: unknown };

/** Sends an action once. If it may have been executed before, `lookUp` decides the outcome. */
export async function attempt<Input, Done, Draft extends TextDraft>(
  { send, lookUp, duplicateCodes = [], signature }: Action<Input, Done, Draft>,
  input: Input,
  formSessionId: string,
): Promise<Outcome<Done>> {
  const call = async (): Promise<Outcome<Done> | SignatureRequest> => {
    const response = await send(input, formSessionId);
    if (!isSignatureRequest(response)) return { kind: 'done', done: response };
    if (signature === null) throw new TypeError('This action cannot be signed');
    // Banks with duplicate codes reject repetitions without a signature request: no lookup needed.
    return duplicateCodes.length > 0 ? { kind: 'sign', request: response } : response;
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
  const result = await reconcile(() => call().catch(keepError), {
    lookUp: findDone,
    duplicateCodes,
    isPossibleDuplicate: true,
  });
  if (result.kind === 'done') return result.done;
  return result.kind === 'sign' ? result : { kind: 'unknown', error: lastError };
}
