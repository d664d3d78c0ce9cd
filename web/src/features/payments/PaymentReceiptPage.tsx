import { receiptOf } from '../../payment-book/receipt-view';
import { ReceiptPage } from '../../receipt/ReceiptPage';
import { PAYMENT_HISTORY, SERVICE_PAYMENT } from './addresses';
import { loadReceipt, receiptPdf } from './api';

/** The receipt of a service or of a top-up that was paid. */
const PaymentReceiptPage = () => (
  <ReceiptPage
    base={SERVICE_PAYMENT}
    receipt={{ load: loadReceipt, pdf: receiptPdf, view: receiptOf }}
    again={{ to: PAYMENT_HISTORY, label: 'Ver mis pagos realizados' }}
  />
);

export default PaymentReceiptPage;
