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

type Customer = { customer: string; today: BankDate };

function receiptOf(reader: Reader, who: Customer, investment: Investment): InvestmentReceipt {
  const portfolio = findOwnedPortfolio(reader, who.customer, investment.portfolio);
  return {
    ...investmentView(reader, who, investment),
    confirmationNumber: investment.confirmationNumber,
    operationDate: bankInstant(investment.orderedAt),
    portfolio: { key: portfolio.key, ...accountRef(portfolio) },
    portfolioType: portfolio.portfolioType,
    fromAccount: accountRef(findOwnedAccount(reader, who.customer, investment.paidFrom)),
  };
}

export function receiptView(reader: Reader, who: Customer, key: string): InvestmentReceipt {
  const investment = reader.get(investments, key);
  if (!investment) throw new DomainError('CZ_NOT_FOUND');
  return receiptOf(reader, who, investment);
}

const placeOf = ({ orderedAt, confirmationNumber }: Investment): string =>
  historyPosition(orderedAt, confirmationNumber);

/** Investments made within a period in any portfolio, newest first. */
export function portfolioReceipts(reader: Reader, who: Customer, period: Period): Task<InvestmentReceipt[]> {
  const investmentsInPeriod = accountsOf(reader, who.customer)
    .filter(holdsInvestments)
    .flatMap(({ key }) => reader.list(investments, 'byPortfolio', key))
    .filter(({ startDate }) => isWithin(startDate, period))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return mapInSlices(investmentsInPeriod, (investment) => receiptOf(reader, who, investment));
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
