import { isOutcomeUnknown } from '../api/api-error';
import type { TextDraft } from '../forms/draft';
import { isSignatureRequest, type SignatureRequest } from '../signature/request';
import type { Flow } from './flow';

export type Outcome<Receipt> =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'sign'; request: SignatureRequest }
  | { kind: 'unknown' };

/**
 * Sends the operation once. When the answer is lost it is never sent again: the bank is asked, once, whether it
 * took place. A refusal is thrown.
 */
export async function execute<Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
  setup: Setup,
  { draft, quote }: { draft: Draft; quote: Quote },
): Promise<Outcome<Receipt>> {
  try {
    const answer = await flow.execute(draft, setup, quote);
    if (!isSignatureRequest(answer)) return { kind: 'done', receipt: answer };
    if (flow.signature.confirm === null) throw new TypeError(`${flow.base} cannot be signed`);
    return { kind: 'sign', request: answer };
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const receipt = await flow.lookUp(setup, quote).catch(() => null);
    return receipt === null ? { kind: 'unknown' } : { kind: 'done', receipt };
  }
}
