/** The payment plan of a loan, as agreed on its first day. Amounts are integer centavos. */
import type { BankDate } from '#contract/shared/dates';
import { type PlannedAmounts, plannedAmounts } from '#contract/shared/loan-plan';
import { bankDayFrom } from '../calendar/holidays';
import { addMonths } from '../calendar/months';
import type { InstalmentTerms } from '../ledger/terms';

export type PlannedInstalment = PlannedAmounts & { number: number; dueDate: BankDate };

export const dueDateOf = (
  { firstDueDate }: Pick<InstalmentTerms, 'firstDueDate'>,
  number: number,
): BankDate => bankDayFrom(addMonths(firstDueDate, number - 1));

/** The day of a loan: a month before its first instalment. */
export const startOf = ({ firstDueDate }: Pick<InstalmentTerms, 'firstDueDate'>): BankDate =>
  addMonths(firstDueDate, -1);

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

/** What is owed by plan before an instalment, and the day from which its month counts. */
export const monthBefore = (terms: InstalmentTerms, number: number): { balance: number; from: BankDate } => ({
  balance: paymentPlan(terms)[number - 2]?.balance ?? terms.principal,
  from: number > 1 ? dueDateOf(terms, number - 1) : startOf(terms),
});
