import { isOutcomeUnknown } from '../api/api-error';
import { isSignatureRequest, type SignatureRequest } from '../signature/request';
import type { Flow, FlowTypes } from './flow';

export type Outcome<Receipt> =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'sign'; request: SignatureRequest }
  | { kind: 'unknown' };

/**
 * Sends the operation once. When the answer is lost it is never sent again: the bank is asked, once, whether it
 * took place. A refusal is thrown.
 */
export async function execute<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  { draft, quote }: { draft: T['draft']; quote: T['quote'] },
): Promise<Outcome<T['receipt']>> {
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
