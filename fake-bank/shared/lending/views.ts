import { DomainError } from '#bank/core/errors/domain-error';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { balanceOf } from '#bank/core/ledger/ledger';
import type { CreditTerms, InstalmentTerms, RevolvingTerms } from '#bank/core/ledger/terms';
import type { Reader } from '#bank/core/storage/collection';
import type { Account, ProductLabel } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { type Currency, type KnownMoney, moneyOf } from '#contract/domain/money';
import { accountsOf, accountView, findOwnedAccount, productView } from '../accounts/views';
import { dailyHistoryOf } from './days';
import { historyOf } from './history';
import { memoizeByBalance } from './memoize-by-balance';
import { catOf } from './rates';
import { type RepaymentStatus, repaymentStatus } from './repayment-status';
import { type Statement, statementOf } from './statement';
import { debtAfter } from './waterfall';

type WithTerms<Terms extends CreditTerms> = CustomerAccount & { terms: Terms };
export type RevolvingAccount = WithTerms<RevolvingTerms>;
export type InstalmentAccount = WithTerms<InstalmentTerms>;

export const isRevolving = (account: CustomerAccount): account is RevolvingAccount =>
  account.terms?.kind === 'revolving';
const isInInstalments = (account: CustomerAccount): account is InstalmentAccount =>
  account.terms?.kind === 'instalments';

export function findOwnedRevolving(
  reader: Reader,
  customer: string,
  key: string,
  type: ProductLabel,
): RevolvingAccount {
  const account = findOwnedAccount(reader, customer, key);
  if (account.type !== type || !isRevolving(account)) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

export function findOwnedInstalmentCredit(
  reader: Reader,
  customer: string,
  key: string,
  type: ProductLabel,
): InstalmentAccount {
  const account = findOwnedAccount(reader, customer, key);
  if (account.type !== type || !isInInstalments(account)) throw new DomainError('CZ_NOT_FOUND');
  return account;
}

export const statementFor = memoizeByBalance(
  (reader: Reader, account: RevolvingAccount, today: BankDate): Statement =>
    statementOf(account.terms, dailyHistoryOf(reader, account), today),
);

export const repaymentStatusFor = memoizeByBalance(
  (reader: Reader, account: InstalmentAccount, today: BankDate): RepaymentStatus =>
    repaymentStatus(account.terms, debtAfter(account.terms, historyOf(reader, account)), today),
);

/** Includes a loan's interest accrued until today. */
export const settledBy = (reader: Reader, account: CustomerAccount, today: BankDate): number =>
  isInInstalments(account)
    ? repaymentStatusFor(reader, account, today).settles
    : Math.max(0, 0 - balanceOf(reader, account.key));

type Due = Pick<
  Account,
  'paymentDueDate' | 'nextDueDate' | 'suggestedMonthlyPayment' | 'currentPaymentAmount' | 'balances'
>;

const overdueOf = (currency: Currency, overdue: number, late = 0): Pick<Due, 'balances'> =>
  overdue > 0
    ? {
        balances: {
          balanceOverduePayments: moneyOf(overdue, currency),
          ...(late > 0 && { balanceLateInterest: moneyOf(late, currency) }),
        },
      }
    : {};

export const statementDue = (currency: Currency, statement: Statement): Due => ({
  paymentDueDate: statement.overdueSince ?? statement.nextDueDate,
  nextDueDate: statement.nextDueDate,
  ...(statement.toAvoidInterest !== undefined && {
    suggestedMonthlyPayment: moneyOf(statement.toAvoidInterest, currency),
  }),
  currentPaymentAmount: moneyOf(statement.minimum, currency),
  ...overdueOf(currency, statement.overdue),
});

export function paymentDue(
  currency: Currency,
  { oldest, next, overdue, late, amountDue, principal }: RepaymentStatus,
): Due & { primaryBalance: KnownMoney } {
  const money = moneyOf(amountDue, currency);
  return {
    primaryBalance: moneyOf(principal, currency),
    ...(oldest && { paymentDueDate: oldest.dueDate }),
    ...(next && { nextDueDate: next.dueDate }),
    suggestedMonthlyPayment: money,
    currentPaymentAmount: money,
    ...overdueOf(currency, overdue, late),
  };
}

function dueOf(reader: Reader, account: CustomerAccount, today: BankDate): Partial<Account> {
  if (isRevolving(account)) return statementDue(account.currency, statementFor(reader, account, today));
  if (isInInstalments(account))
    return paymentDue(account.currency, repaymentStatusFor(reader, account, today));
  return {};
}

export const accountWithDue = (reader: Reader, account: CustomerAccount, today: BankDate): Account => ({
  ...accountView(reader, account),
  ...dueOf(reader, account, today),
});

/** Returns a customer's accounts for payment forms; credits include the amount due and the principal. */
export const accountsWithDue = (reader: Reader, customer: string, today: BankDate): Account[] =>
  accountsOf(reader, customer).map((account) => accountWithDue(reader, account, today));

export function creditProductView(reader: Reader, account: WithTerms<CreditTerms>, today: BankDate) {
  return {
    ...productView(reader, account),
    balanceOwed: moneyOf(settledBy(reader, account, today), account.currency),
    interestRate: account.terms.yearlyRate,
    cat: catOf(account.terms),
  } satisfies CreditProduct;
}
