import { lazy, Suspense } from 'react';
import type { PaymentReceipt } from '#contract/domain/payment';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { receiptOf } from '../shared/payees/receipt-view';

/** Only who has paid needs it. */
const DirectDebitOffer = lazy(() => import('../shared/payees/DirectDebitOffer'));

/** What was paid of a saved service leads on to having it paid. */
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
