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

export type Quote = { draft: TextDraft; body: NewPayee };

/**
 * Lets the bank validate the payee before the review; the customer signs after the review. A bank that requires no
 * signature saves the payee at once.
 */
export async function requestSaving(draft: TextDraft, body: NewPayee, visitId: string) {
  const response = await savePayee(body, visitId);
  return isSignatureRequest(response) ? { draft, body } : new ExecutedOrder(response);
}

/** True for an unchanged draft: after signing, sending its request again would save the payee. */
export const mayReuse = (quote: Quote, draft: TextDraft): boolean => isSameDraft(quote.draft, draft);

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
  duplicateCodes: ['E_BAASMXERR_-9', 'E_BAASMXERR_-10'],
  lookUp: (_: unknown, { body }: Quote) => findSaved(body),
  invalidates: [queryKeys.payees.all],
} as const;

export const receiptWith = (heading: string, verb: string, repeatLabel: string) => ({
  key: ({ key }: Payee) => key,
  load: findPayee,
  pdf: () => null,
  view: viewOf(heading, verb),
  repeatLabel,
});
