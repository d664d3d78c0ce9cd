import { transferReceiptRows, transferWords } from '#contract/receipts/transfers';
import { showMoney } from '#contract/shared/money';
import { type PdfReceipt, pdfRow } from '../receipt/receipt';
import type { Transfer } from './transfer';
import { receiptView } from './views';

/** The receipt, for paper. */
export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, to, confirmationNumber, orderedAt } = transfer;
  const receipt = receiptView(transfer);
  const { heading, label } = transferWords(receipt.status, receipt.thirdPartyType);
  return {
    title: heading,
    status: label,
    amount: showMoney(from.amount, from.currency),
    subtitle: `a ${to.description} ${to.displayId}`,
    rows: [['Folio', confirmationNumber], ...transferReceiptRows(receipt).map(pdfRow)],
    issuedAt: orderedAt,
  };
}
