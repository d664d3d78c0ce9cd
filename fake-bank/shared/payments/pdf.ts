import { formatCentavos } from '#contract/domain/money';
import { paymentLabels } from '#contract/domain/receipt';
import { receiptMoment } from '#contract/receipts/outcome';
import { paymentReceiptRows } from '#contract/receipts/payments';
import { type PdfReceipt, pdfRow } from '../receipts/receipt';
import type { KnownPayment } from './payment';
import { receiptView } from './views';

export function pdfView(payment: KnownPayment): PdfReceipt {
  const { heading, label } = paymentLabels[payment.status];
  const receipt = receiptView(payment);
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
