import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { formatAccount } from '#contract/domain/account';
import type { FundOperation } from '#contract/domain/fund';
import { formatKnownMoney } from '#contract/domain/money';
import { fundAmount, fundLabels, fundReceiptRows } from '#contract/receipts/investment-funds';
import { receiptMoment } from '#contract/receipts/outcome';

export function pdfView(operation: FundOperation): PdfReceipt {
  const { orderDate, executionDate, investmentAccount, status, transactionType } = operation;
  const { heading, label } = fundLabels(operation);
  return {
    title: heading,
    moment: receiptMoment({
      operationDate: orderDate,
      executionDate,
      status,
      scheduled: transactionType === 'scheduled',
    }),
    status: label,
    amount: formatKnownMoney(fundAmount(operation)),
    subtitle: formatAccount(investmentAccount),
    rows: [['Folio', operation.confirmationNumber], ...fundReceiptRows(operation).map(pdfRow)],
    issuedAt: Date.parse(orderDate),
  };
}
