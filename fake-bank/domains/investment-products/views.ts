import type { Portfolio, Investment as WireInvestment } from '#contract/investment-products';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos, moneyOf } from '#contract/shared/money';
import { ownAccount, productView } from '../../ground/accounts/views';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { Refusal } from '../../ground/refusal/refusal';
import type { Reader } from '../../ground/store/transaction';
import { type Investment, investments } from './investment';
import { paymentsOf } from './payments';

type PortfolioAccount = CustomerAccount & { portfolioType: Portfolio['portfolioType'] };

const holdsInvestments = (account: CustomerAccount): account is PortfolioAccount =>
  account.portfolioType !== undefined;

/** This customer's portfolio; anything else answers like an account that does not exist. */
export function ownPortfolio(reader: Reader, customer: string, key: string): PortfolioAccount {
  const account = ownAccount(reader, customer, key);
  if (!holdsInvestments(account)) throw new Refusal('CZ_NOT_FOUND');
  return account;
}

/** It ends when its last day begins. */
const isActive = ({ maturityDate }: Investment, today: BankDate): boolean => maturityDate > today;

/** The active ones, the next to end first; then those that have ended, the last one first. */
export function investmentsOf(reader: Reader, portfolio: string, today: BankDate): Investment[] {
  const all = reader.list(investments, 'byPortfolio', portfolio);
  const active = all.filter((investment) => isActive(investment, today));
  return [...active, ...all.filter((investment) => !isActive(investment, today)).toReversed()];
}

/** What an investment earns over its whole term, and the tax on that. */
function earningsOf(investment: Investment): { interest: number; tax: number } {
  const payments = paymentsOf(investment);
  return {
    interest: payments.reduce((sum, { interest }) => sum + interest, 0),
    tax: payments.reduce((sum, { tax }) => sum + tax, 0),
  };
}

export function investmentView(
  { currency }: CustomerAccount,
  investment: Investment,
  today: BankDate,
): WireInvestment {
  const { key, type, term, rate, amount, startDate, maturityDate } = investment;
  const { interest, tax } = earningsOf(investment);
  return {
    key,
    investmentType: type,
    term,
    rate,
    amount: fromCentavos(amount),
    currencyCode: currency,
    startDate,
    maturityDate,
    interest: fromCentavos(interest),
    tax: fromCentavos(tax),
    status: isActive(investment, today) ? 'ACTIVE' : 'MATURED',
  };
}

export function portfolioView(reader: Reader, account: PortfolioAccount, today: BankDate): Portfolio {
  const active = investmentsOf(reader, account.key, today).filter((one) => isActive(one, today));
  const interest = active.reduce((sum, one) => sum + earningsOf(one).interest, 0);
  return {
    ...productView(reader, account),
    portfolioType: account.portfolioType,
    activeInvestments: active.length,
    interest: moneyOf(interest, account.currency),
    ...(active[0] && { nextMaturityDate: active[0].maturityDate }),
  };
}
