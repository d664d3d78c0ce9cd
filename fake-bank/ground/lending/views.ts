import type { Account, ProductLabel } from '#contract/shared/account';
import type { CreditProduct } from '#contract/shared/credit-product';
import type { BankDate } from '#contract/shared/dates';
import { type Currency, type KnownMoney, moneyOf } from '#contract/shared/money';
import { accountView, ownAccount, productView } from '../accounts/views';
import type { CustomerAccount } from '../ledger/accounts';
import { balanceOf } from '../ledger/ledger';
import type { CreditTerms, InstalmentTerms, RevolvingTerms } from '../ledger/terms';
import { Refusal } from '../refusal/refusal';
import type { Reader } from '../store/transaction';
import { dailyHistoryOf } from './days';
import { historyOf } from './history';
import { catOf } from './rates';
import { remembered } from './remember';
import { type Standing, standingOf } from './standing';
import { type Statement, statementOf } from './statement';
import { debtAfter } from './waterfall';

type WithTerms<Terms extends CreditTerms> = CustomerAccount & { terms: Terms };
export type Revolving = WithTerms<RevolvingTerms>;
export type InInstalments = WithTerms<InstalmentTerms>;

export const isRevolving = (account: CustomerAccount): account is Revolving =>
  account.terms?.kind === 'revolving';
const isInInstalments = (account: CustomerAccount): account is InInstalments =>
  account.terms?.kind === 'instalments';

/** This customer's card or line; anything else answers like an account that does not exist. */
export function ownRevolving(reader: Reader, customer: string, key: string, type: ProductLabel): Revolving {
  const account = ownAccount(reader, customer, key);
  if (account.type !== type || !isRevolving(account)) throw new Refusal('CZ_NOT_FOUND');
  return account;
}

/** This customer's loan or mortgage; anything else answers like an account that does not exist. */
export function ownInInstalments(
  reader: Reader,
  customer: string,
  key: string,
  type: ProductLabel,
): InInstalments {
  const account = ownAccount(reader, customer, key);
  if (account.type !== type || !isInInstalments(account)) throw new Refusal('CZ_NOT_FOUND');
  return account;
}

export const statementFor = remembered(
  (reader: Reader, account: Revolving, today: BankDate): Statement =>
    statementOf(account.terms, dailyHistoryOf(reader, account), today),
);

export const standingFor = remembered(
  (reader: Reader, account: InInstalments, today: BankDate): Standing =>
    standingOf(account.terms, debtAfter(account.terms, historyOf(reader, account)), today),
);

/** What a payment can settle today: a loan with the interest of the days that have passed. */
export const settledBy = (reader: Reader, account: CustomerAccount, today: BankDate): number =>
  isInInstalments(account)
    ? standingFor(reader, account, today).settles
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

/** A loan's balance is shown without interest. */
export function standingDue(
  currency: Currency,
  { oldest, next, overdue, late, asked, principal }: Standing,
): Due & { primaryBalance: KnownMoney } {
  const money = moneyOf(asked, currency);
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
  if (isInInstalments(account)) return standingDue(account.currency, standingFor(reader, account, today));
  return {};
}

/** An account as the API answers it, with what is due on it where it is credit. */
export const accountWithDue = (reader: Reader, account: CustomerAccount, today: BankDate): Account => ({
  ...accountView(reader, account),
  ...dueOf(reader, account, today),
});

/** What every kind of credit answers of itself. */
export function creditProductView(reader: Reader, account: WithTerms<CreditTerms>, today: BankDate) {
  return {
    ...productView(reader, account),
    balanceOwed: moneyOf(settledBy(reader, account, today), account.currency),
    interestRate: account.terms.yearlyRate,
    cat: catOf(account.terms),
  } satisfies CreditProduct;
}
