import { DomainError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { descending, sortable } from '#bank/core/lists/position';
import type { Reader } from '#bank/core/storage/collection';
import { accountRef, findOwnedAccount, productView } from '#bank/shared/accounts/views';
import type { BankDate } from '#contract/domain/dates';
import type { Portfolio, Investment as WireInvestment } from '#contract/domain/investment';
import { type Currency, fromCentavos, moneyOf } from '#contract/domain/money';
import { earningsOf } from '#contract/domain/term-investment';
import { type Investment, type InvestmentTerms, investments } from './investment';
import { type Payment, paymentsOf } from './payments';

export type PortfolioAccount = CustomerAccount & { portfolioType: Portfolio['portfolioType'] };

export const holdsInvestments = (account: CustomerAccount): account is PortfolioAccount =>
  account.portfolioType !== undefined;

export function findOwnedPortfolio(reader: Reader, customer: string, key: string): PortfolioAccount {
  const account = findOwnedAccount(reader, customer, key);
  if (!holdsInvestments(account)) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

/** Inactive from the maturity date on. */
const isActive = ({ maturityDate }: Investment, today: BankDate): boolean => maturityDate > today;

const activeIn = (reader: Reader, portfolio: string, today: BankDate): Investment[] =>
  reader.list(investments, 'byPortfolio', portfolio).filter((investment) => isActive(investment, today));

/** Sort key: active investments by maturity, then matured investments, latest first. */
export function placeOf(investment: Investment, today: BankDate): string {
  const { key, maturityDate } = investment;
  const end = Number(maturityDate.replaceAll('-', ''));
  return isActive(investment, today) ? `A ${sortable(end)} ${key}` : `E ${descending(end)} ${key}`;
}

export const investmentsOf = (reader: Reader, portfolio: string, today: BankDate): Investment[] =>
  [...reader.list(investments, 'byPortfolio', portfolio)].sort((one, other) =>
    placeOf(one, today) < placeOf(other, today) ? -1 : 1,
  );

export function agreedView(
  agreed: InvestmentTerms,
  payments: readonly Payment[],
  currencyCode: Currency = 'MXN',
) {
  const { type, term, rate, amount, startDate, maturityDate } = agreed;
  const { interest, tax } = earningsOf(payments);
  return {
    investmentType: type,
    term,
    rate,
    amount: fromCentavos(amount),
    currencyCode,
    startDate,
    maturityDate,
    interest: fromCentavos(interest),
    tax: fromCentavos(tax),
  };
}

export const paymentView = ({ date, interest, tax }: Payment) => ({
  date,
  interest: fromCentavos(interest),
  tax: fromCentavos(tax),
});

export function investmentView(
  reader: Reader,
  { customer, today }: { customer: string; today: BankDate },
  investment: Investment,
) {
  const { currency } = findOwnedAccount(reader, customer, investment.portfolio);
  const payments = paymentsOf(investment);
  return {
    key: investment.key,
    ...agreedView(investment, payments, currency),
    status: isActive(investment, today) ? 'ACTIVE' : 'MATURED',
    toAccount: accountRef(findOwnedAccount(reader, customer, investment.proceedsTo)),
    payments: payments.map(paymentView),
  } satisfies WireInvestment;
}

export function portfolioView(reader: Reader, account: PortfolioAccount, today: BankDate): Portfolio {
  const active = activeIn(reader, account.key, today);
  const interest = active.reduce((sum, one) => sum + earningsOf(paymentsOf(one)).interest, 0);
  return {
    ...productView(reader, account),
    portfolioType: account.portfolioType,
    activeInvestments: active.length,
    interest: moneyOf(interest, account.currency),
    ...(active[0] && { nextMaturityDate: active[0].maturityDate }),
  };
}
