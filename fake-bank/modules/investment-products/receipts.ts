import { DomainError } from '#bank/core/errors/domain-error';
import { isWithin, type Period } from '#bank/core/lists/period';
import { historyPosition } from '#bank/core/lists/position';
import type { Reader } from '#bank/core/storage/collection';
import { mapInSlices, type Task } from '#bank/core/tasks/task';
import { accountRef, accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { formatAccount } from '#contract/domain/account';
import { type BankDate, bankInstant, formatMoment } from '#contract/domain/dates';
import type { InvestmentQuote, InvestmentReceipt } from '#contract/domain/investment';
import { formatKnownMoney } from '#contract/domain/money';
import {
  INVESTMENT_MADE,
  investmentLabels,
  investmentReceiptRows,
} from '#contract/receipts/investment-products';
import { type Investment, type InvestmentTerms, investments } from './investment';
import { paymentsOf } from './payments';
import { agreedView, findOwnedPortfolio, holdsInvestments, investmentView, paymentView } from './views';

export function quoteView(key: string, agreed: InvestmentTerms): InvestmentQuote {
  const payments = paymentsOf(agreed);
  return { key, ...agreedView(agreed, payments), payments: payments.map(paymentView) };
}

type Viewer = { customer: string; today: BankDate };

function receiptOf(reader: Reader, viewer: Viewer, investment: Investment): InvestmentReceipt {
  const portfolio = findOwnedPortfolio(reader, viewer.customer, investment.portfolio);
  return {
    ...investmentView(reader, viewer, investment),
    confirmationNumber: investment.confirmationNumber,
    operationDate: bankInstant(investment.orderedAt),
    portfolio: { key: portfolio.key, ...accountRef(portfolio) },
    portfolioType: portfolio.portfolioType,
    fromAccount: accountRef(findOwnedAccount(reader, viewer.customer, investment.paidFrom)),
  };
}

export function receiptView(reader: Reader, viewer: Viewer, key: string): InvestmentReceipt {
  const investment = reader.get(investments, key);
  if (!investment) throw new DomainError('CZ_NOT_FOUND');
  return receiptOf(reader, viewer, investment);
}

const placeOf = ({ orderedAt, confirmationNumber }: Investment): string =>
  historyPosition(orderedAt, confirmationNumber);

/** Investments made within a period in any portfolio, newest first. */
export function portfolioReceipts(reader: Reader, viewer: Viewer, period: Period): Task<InvestmentReceipt[]> {
  const investmentsInPeriod = accountsOf(reader, viewer.customer)
    .filter(holdsInvestments)
    .flatMap(({ key }) => reader.list(investments, 'byPortfolio', key))
    .filter(({ startDate }) => isWithin(startDate, period))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return mapInSlices(investmentsInPeriod, (investment) => receiptOf(reader, viewer, investment));
}

export const pdfView = (receipt: InvestmentReceipt): PdfReceipt => ({
  title: INVESTMENT_MADE,
  moment: formatMoment(receipt.operationDate),
  status: investmentLabels[receipt.status],
  amount: formatKnownMoney(receipt),
  subtitle: `en ${formatAccount(receipt.portfolio)}`,
  rows: [['Folio', receipt.confirmationNumber], ...investmentReceiptRows(receipt).map(pdfRow)],
  issuedAt: Date.parse(receipt.operationDate),
});
