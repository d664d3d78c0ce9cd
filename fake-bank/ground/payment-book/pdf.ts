import { paymentReceiptRows } from '#contract/receipts/payments';
import { receiptMoment } from '#contract/receipts/standing';
import { showMoney } from '#contract/shared/money';
import { paymentWords } from '#contract/shared/receipt';
import { type PdfReceipt, pdfRow } from '../receipt/receipt';
import type { KnownPayment } from './payment';
import { receiptView } from './views';

/** The receipt, for paper. */
export function pdfView(payment: KnownPayment): PdfReceipt {
  const { heading, label } = paymentWords[payment.status];
  const receipt = receiptView(payment);
  return {
    title: heading,
    moment: receiptMoment({ ...receipt, scheduled: payment.transactionType === 'SCHEDULED' }),
    status: label,
    amount: showMoney(payment.amount, 'MXN'),
    subtitle: `a ${payment.merchantName}`,
    rows: [['Folio', payment.confirmationNumber], ...paymentReceiptRows(receipt).map(pdfRow)],
    issuedAt: payment.orderedAt,
  };
}
