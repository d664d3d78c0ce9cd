import type { FundOperation } from '#contract/fund';
import { fundAmount, fundReceiptRows, fundWords } from '#contract/receipts/funds';
import { receiptMoment } from '#contract/receipts/standing';
import { showKnownMoney } from '#contract/shared/money';
import { type PdfReceipt, pdfRow } from '../../ground/receipt/receipt';

/** The receipt, for paper. */
export function pdfView(operation: FundOperation): PdfReceipt {
  const { orderDate, executionDate, investmentAccount, status, transactionType } = operation;
  const { heading, label } = fundWords(operation);
  return {
    title: heading,
    moment: receiptMoment({
      operationDate: orderDate,
      executionDate,
      status,
      scheduled: transactionType === 'scheduled',
    }),
    status: label,
    amount: showKnownMoney(fundAmount(operation)),
    subtitle: `${investmentAccount.description} ${investmentAccount.displayId}`,
    rows: [['Folio', operation.confirmationNumber], ...fundReceiptRows(operation).map(pdfRow)],
    issuedAt: Date.parse(orderDate),
  };
}
