import { lazy, Suspense } from 'react';
import type { PaymentReceipt } from '#contract/shared/payment';
import { receiptOf } from '../../payee-book/receipt-view';
import type { ReceiptView } from '../../receipt/view';

/** Only who has paid needs it. */
const DirectDebitOffer = lazy(() => import('../../payee-book/DirectDebitOffer'));

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
