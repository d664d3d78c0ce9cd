import type { PaymentReceipt } from '#contract/shared/payment';
import { PAYMENT_HISTORY } from '../../payment-book/addresses';
import { receiptOf } from '../../payment-book/receipt-view';
import type { ReceiptView } from '../../receipt/view';
import { Link } from '../../ui/Link';

/** What a receipt of this feature says beside what any payment's does: where the others are. */
export function withHistory(view: ReceiptView): ReceiptView {
  return {
    ...view,
    next: (
      <>
        <p>{view.next}</p>
        <Link to={PAYMENT_HISTORY.to} standalone>
          {PAYMENT_HISTORY.label}
        </Link>
      </>
    ),
  };
}

export const serviceReceipt = (receipt: PaymentReceipt): ReceiptView => withHistory(receiptOf(receipt));
