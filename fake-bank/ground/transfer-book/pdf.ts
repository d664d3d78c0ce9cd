import { receiptMoment } from '#contract/receipts/standing';
import { payeeOf, transferReceiptRows, transferWords } from '#contract/receipts/transfers';
import { showMoney } from '#contract/shared/money';
import { type PdfReceipt, pdfRow } from '../receipt/receipt';
import type { Transfer } from './transfer';
import { receiptView } from './views';

/** The receipt, for paper. */
export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, confirmationNumber, orderedAt, transferType } = transfer;
  const receipt = receiptView(transfer);
  const { heading, label } = transferWords(receipt.status, receipt.thirdPartyType);
  return {
    title: heading,
    status: label,
    amount: showMoney(from.amount, from.currency),
    moment: receiptMoment({ ...receipt, scheduled: transferType === 'schedule' }),
    subtitle: payeeOf(receipt),
    rows: [['Folio', confirmationNumber], ...transferReceiptRows(receipt).map(pdfRow)],
    issuedAt: orderedAt,
  };
}
