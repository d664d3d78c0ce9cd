import { lazy, Suspense } from 'react';
import type { PaymentReceipt } from '#contract/shared/payment';
import { formatMobileReceipt } from '../../format/dates';
import { receiptOf } from '../../payee-book/receipt-view';
import type { ReceiptView } from '../../receipt/view';

const SaveNumber = lazy(() => import('./SaveNumber'));

/** The bank gives a top-up a day: its receipt says the date and the hour 24 hours later. */
export function topUpReceipt(receipt: PaymentReceipt): ReceiptView {
  const { payee, payeeKey, reference, status, executionDate, operationDate } = receipt;
  const moment = executionDate ?? operationDate;
  const view = receiptOf(receipt);
  if (status !== 'PROCESSED') return view;
  return {
    ...view,
    ...(moment !== undefined && { at: formatMobileReceipt(moment) }),
    next: (
      <>
        {view.next}
        {payeeKey === undefined && (
          <Suspense fallback={null}>
            <SaveNumber company={payee.merchantName} phone={reference} />
          </Suspense>
        )}
      </>
    ),
  };
}
