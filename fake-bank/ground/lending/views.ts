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
import { historySince } from './history';
import { cat } from './rates';
import { type Standing, standingOf } from './standing';
import { lastPeriod, type Statement, statementOf } from './statement';

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

export const statementFor = (reader: Reader, account: Revolving, today: BankDate): Statement =>
  statementOf(account.terms, historySince(reader, account, lastPeriod(account.terms, today).start), today);

export const standingFor = (reader: Reader, account: InInstalments, today: BankDate): Standing =>
  standingOf(account.terms, 0 - balanceOf(reader, account.key), today);

type Due = Pick<
  Account,
  'paymentDueDate' | 'nextDueDate' | 'suggestedMonthlyPayment' | 'currentPaymentAmount' | 'balances'
>;

const overdueOf = (currency: Currency, overdue: number): Pick<Due, 'balances'> =>
  overdue > 0 ? { balances: { balanceOverduePayments: moneyOf(overdue, currency) } } : {};

export const statementDue = (currency: Currency, statement: Statement): Due => ({
  paymentDueDate: statement.dueDate,
  nextDueDate: statement.nextDueDate,
  suggestedMonthlyPayment: moneyOf(statement.toAvoidInterest, currency),
  currentPaymentAmount: moneyOf(statement.minimum, currency),
  ...overdueOf(currency, statement.overdue),
});

/** A loan's balance is shown without interest. */
export function standingDue(
  currency: Currency,
  { oldest, next, overdue, principal }: Standing,
): Due & { primaryBalance: KnownMoney } {
  const asked = moneyOf(overdue + (next?.unpaid ?? 0), currency);
  return {
    primaryBalance: moneyOf(principal, currency),
    ...(oldest && { paymentDueDate: oldest.dueDate }),
    ...(next && { nextDueDate: next.dueDate }),
    suggestedMonthlyPayment: asked,
    currentPaymentAmount: asked,
    ...overdueOf(currency, overdue),
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
export function creditProductView(reader: Reader, account: WithTerms<CreditTerms>) {
  return {
    ...productView(reader, account),
    balanceOwed: moneyOf(Math.max(0, 0 - balanceOf(reader, account.key)), account.currency),
    interestRate: account.terms.yearlyRate,
    cat: cat(account.terms.yearlyRate),
  } satisfies CreditProduct;
}
