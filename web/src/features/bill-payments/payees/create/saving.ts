import type { NewPayee, Payee } from '#contract/payees';
import type { TextDraft } from '#web/components/forms/draft.ts';
import { findPayee } from '#web/features/bill-payments/shared/payees/payees.ts';
import { isSameDraft } from '#web/flow/drafts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { ExecutedOrder } from '#web/flow/submission/executed-order.ts';
import { isSignatureRequest } from '#web/flow/submission/signature-request.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { CREATE_PATH, findSaved, savePayee } from '../api';
import { viewOf } from './receipt';

export type Quote = { of: TextDraft; body: NewPayee };

/**
 * Lets the bank validate before the review; the signature follows the review. A bank that requires none
 * has saved the payee.
 */
export async function requestSaving(of: TextDraft, body: NewPayee, visitId: string) {
  const answer = await savePayee(body, visitId);
  return isSignatureRequest(answer) ? { of, body } : new ExecutedOrder(answer);
}

/** Sending the same body again after its signature would save it before the review. */
export const mayReuse = ({ of }: Quote, draft: TextDraft): boolean => isSameDraft(of, draft);

export const payeeSaving = {
  signature: {
    input: null,
    confirm: {
      slug: null,
      title: 'Firma para guardar',
      Form: signWithToken(() => ({ method: 'POST', url: CREATE_PATH })),
    },
  },
  execute: (_: unknown, { visitId }: { visitId: string }, { body }: Quote) => savePayee(body, visitId),
  repeatable: true,
  // The first call found no duplicate, so these errors mean that this request was saved.
  duplicates: ['E_BAASMXERR_-9', 'E_BAASMXERR_-10'],
  lookUp: (_: unknown, { body }: Quote) => findSaved(body),
  invalidates: [queryKeys.payees.all],
} as const;

export const receiptWith = (heading: string, verb: string, again: string) => ({
  key: ({ key }: Payee) => key,
  load: findPayee,
  pdf: () => null,
  view: viewOf(heading, verb),
  again,
});
