import type { PaymentReceipt } from '#contract/shared/payment';
import { receiptOf } from '../../payment-book/receipt-view';
import type { ReceiptView } from '../../receipt/view';
import { Link } from '../../ui/Link';
import { HISTORY } from './addresses';

/** What a receipt of this feature says beside what any payment's does: where the others are. */
export function withHistory(view: ReceiptView): ReceiptView {
  return {
    ...view,
    next: (
      <>
        <p>{view.next}</p>
        <Link to={HISTORY.to} standalone>
          {HISTORY.label}
        </Link>
      </>
    ),
  };
}

export const serviceReceipt = (receipt: PaymentReceipt): ReceiptView => withHistory(receiptOf(receipt));
