import { lazy, Suspense } from 'react';
import type { PaymentReceipt } from '#contract/domain/payment';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { receiptOf } from '../shared/payees/receipt-view';

const DirectDebitOffer = lazy(() => import('../shared/payees/DirectDebitOffer'));

/** Offers a direct debit after a paid bill of a saved service. */
export function serviceReceipt(receipt: PaymentReceipt): ReceiptView {
  const { payeeKey, operationType, status } = receipt;
  const view = receiptOf(receipt);
  if (payeeKey === undefined || operationType !== 'WITHRECEIPT' || status !== 'PROCESSED') return view;
  return {
    ...view,
    offer: (
      <Suspense>
        <DirectDebitOffer receipt={receipt} payee={payeeKey} />
      </Suspense>
    ),
  };
}
