import { formatCentavos } from '#contract/domain/money';
import { receiptMoment } from '#contract/receipts/outcome';
import { payeeOf, transferLabels, transferReceiptRows } from '#contract/receipts/transfers';
import { type PdfReceipt, pdfRow } from '../receipts/receipt';
import type { Transfer } from './transfer';
import { receiptView } from './views';

export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, confirmationNumber, orderedAt, transferType } = transfer;
  const receipt = receiptView(transfer);
  const { heading, label } = transferLabels(receipt.status, receipt.thirdPartyType);
  return {
    title: heading,
    status: label,
    amount: formatCentavos(from.amount, from.currency),
    moment: receiptMoment({ ...receipt, scheduled: transferType === 'schedule' }),
    subtitle: payeeOf(receipt),
    rows: [['Folio', confirmationNumber], ...transferReceiptRows(receipt).map(pdfRow)],
    issuedAt: orderedAt,
  };
}
