/** The payment plan of a loan, as agreed on its first day. Amounts are integer centavos. */
import type { BankDate } from '#contract/shared/dates';
import { Decimal } from '#contract/shared/decimal';
import { bankDayFrom } from '../calendar/holidays';
import { addMonths } from '../calendar/months';
import type { InstalmentTerms } from '../ledger/terms';
import { interestForMonth, monthlyRate } from './rates';

/** What an instalment pays, and what is owed after it. */
type PlannedAmounts = { payment: number; principal: number; interest: number; vat: number; balance: number };

export type PlannedInstalment = PlannedAmounts & { number: number; dueDate: BankDate };

export type LoanAmounts = Pick<InstalmentTerms, 'principal' | 'yearlyRate' | 'vat' | 'term'>;

/** The equal instalment, VAT included, rounded down. */
export function instalmentOf({ principal, yearlyRate, vat, term }: LoanAmounts): number {
  const rate = monthlyRate(yearlyRate, vat);
  const exact = rate.isZero()
    ? new Decimal(principal).div(term)
    : rate.times(principal).div(new Decimal(1).minus(rate.plus(1).pow(-term)));
  return exact.floor().toNumber();
}

export const dueDateOf = (
  { firstDueDate }: Pick<InstalmentTerms, 'firstDueDate'>,
  number: number,
): BankDate => bankDayFrom(addMonths(firstDueDate, number - 1));

/** The day of a loan: a month before its first instalment. */
export const startOf = ({ firstDueDate }: Pick<InstalmentTerms, 'firstDueDate'>): BankDate =>
  addMonths(firstDueDate, -1);

/** What each instalment pays; the last one takes what the rounding left over. */
export function plannedAmounts(terms: LoanAmounts): PlannedAmounts[] {
  const equal = instalmentOf(terms);
  let balance = terms.principal;
  return Array.from({ length: terms.term }, (_, index) => {
    const { interest, vat } = interestForMonth(balance, terms.yearlyRate, terms.vat);
    const principal = index === terms.term - 1 ? balance : equal - interest - vat;
    balance -= principal;
    return { payment: principal + interest + vat, principal, interest, vat, balance };
  });
}

/** Terms never change, and a mortgage's plan is long: it is made once. */
const plans = new WeakMap<InstalmentTerms, readonly PlannedInstalment[]>();

/** Every instalment and its day. */
export function paymentPlan(terms: InstalmentTerms): readonly PlannedInstalment[] {
  const known = plans.get(terms);
  if (known) return known;
  const plan = plannedAmounts(terms).map((amounts, index) => ({
    number: index + 1,
    dueDate: dueDateOf(terms, index + 1),
    ...amounts,
  }));
  plans.set(terms, plan);
  return plan;
}

/** The most that can ever be owed: all that the plan asks for. */
export const totalOf = (plan: readonly PlannedAmounts[]): number =>
  plan.reduce((total, { payment }) => total + payment, 0);

/** What is owed by plan before an instalment, and the day from which its month counts. */
export const monthBefore = (terms: InstalmentTerms, number: number): { balance: number; from: BankDate } => ({
  balance: paymentPlan(terms)[number - 2]?.balance ?? terms.principal,
  from: number > 1 ? dueDateOf(terms, number - 1) : startOf(terms),
});
