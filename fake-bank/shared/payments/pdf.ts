import { formatCentavos } from '#contract/domain/money';
import { receiptMoment } from '#contract/receipts/outcome';
import { paymentReceiptRows, receiptLabelsOf } from '#contract/receipts/payments';
import { type PdfReceipt, pdfRow } from '../receipts/receipt';
import type { KnownPayment } from './payment';
import { receiptView } from './views';

export function pdfView(payment: KnownPayment): PdfReceipt {
  const receipt = receiptView(payment);
  const { heading, label } = receiptLabelsOf(receipt);
  return {
    title: heading,
    moment: receiptMoment({ ...receipt, scheduled: payment.transactionType === 'SCHEDULED' }),
    status: label,
    amount: formatCentavos(payment.amount, 'MXN'),
    subtitle: `a ${payment.merchantName}`,
    rows: [['Folio', payment.confirmationNumber], ...paymentReceiptRows(receipt).map(pdfRow)],
    issuedAt: payment.orderedAt,
  };
}
