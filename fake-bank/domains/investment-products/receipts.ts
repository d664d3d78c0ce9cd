/** What is told of an investment that is agreed, or about to be. */

import type { InvestmentQuote, InvestmentReceipt } from '#contract/investment';
import { investmentReceiptRows, investmentWords, MADE } from '#contract/receipts/investments';
import { type BankDate, bankInstant, showMoment } from '#contract/shared/dates';
import { showKnownMoney } from '#contract/shared/money';
import { accountRef, accountsOf, ownAccount } from '../../ground/accounts/views';
import { isWithin, type Period } from '../../ground/lists/period';
import { place } from '../../ground/lists/place';
import { type PdfReceipt, pdfRow } from '../../ground/receipt/receipt';
import { Refusal } from '../../ground/refusal/refusal';
import type { Reader } from '../../ground/store/transaction';
import { mapped, type Steps } from '../../ground/turns/turns';
import { type Agreed, type Investment, investments } from './investment';
import { paymentsOf } from './payments';
import { agreedView, holdsInvestments, investmentView, ownPortfolio, paymentView } from './views';

export function quoteView(key: string, agreed: Agreed): InvestmentQuote {
  const payments = paymentsOf(agreed);
  return { key, ...agreedView(agreed, payments), payments: payments.map(paymentView) };
}

type Customer = { customer: string; today: BankDate };

function receiptOf(reader: Reader, who: Customer, investment: Investment): InvestmentReceipt {
  const portfolio = ownPortfolio(reader, who.customer, investment.portfolio);
  return {
    ...investmentView(reader, who, investment),
    confirmationNumber: investment.confirmationNumber,
    operationDate: bankInstant(investment.orderedAt),
    portfolio: { key: portfolio.key, ...accountRef(portfolio) },
    portfolioType: portfolio.portfolioType,
    fromAccount: accountRef(ownAccount(reader, who.customer, investment.paidFrom)),
  };
}

/** The customer's own investment; another's answers like one that does not exist. */
export function receiptView(reader: Reader, who: Customer, key: string): InvestmentReceipt {
  const investment = reader.get(investments, key);
  if (!investment) throw new Refusal('CZ_NOT_FOUND');
  return receiptOf(reader, who, investment);
}

const placeOf = ({ orderedAt, confirmationNumber }: Investment): string =>
  place(orderedAt, confirmationNumber);

/** What was put away within a period, in whatever portfolio, the last one first. */
export function investmentsMade(reader: Reader, who: Customer, period: Period): Steps<InvestmentReceipt[]> {
  const made = accountsOf(reader, who.customer)
    .filter(holdsInvestments)
    .flatMap(({ key }) => reader.list(investments, 'byPortfolio', key))
    .filter(({ startDate }) => isWithin(startDate, period))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return mapped(made, (investment) => receiptOf(reader, who, investment));
}

/** The receipt, for paper. */
export const pdfView = (receipt: InvestmentReceipt): PdfReceipt => ({
  title: MADE,
  moment: showMoment(receipt.operationDate),
  status: investmentWords[receipt.status],
  amount: showKnownMoney(receipt),
  subtitle: `en ${receipt.portfolio.description} ${receipt.portfolio.displayId}`,
  rows: [['Folio', receipt.confirmationNumber], ...investmentReceiptRows(receipt).map(pdfRow)],
  issuedAt: Date.parse(receipt.operationDate),
});
