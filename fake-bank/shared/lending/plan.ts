/** The payment plan of a loan, as agreed on its first day. Amounts are integer centavos. */

import { bankDayFrom } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { type PlannedAmounts, plannedAmounts } from '#contract/domain/loan-plan';

export type PlannedInstalment = PlannedAmounts & { number: number; dueDate: BankDate };

type Dates = Pick<InstalmentTerms, 'firstDueDate' | 'startDate'>;

/** From the day of the loan: one of the 31st is due on the last of a short month, and on the 31st again. */
export const dueDateOf = ({ firstDueDate, startDate }: Dates, number: number): BankDate =>
  bankDayFrom(startDate === undefined ? addMonths(firstDueDate, number - 1) : addMonths(startDate, number));

export const startOf = ({ firstDueDate, startDate }: Dates): BankDate =>
  startDate ?? addMonths(firstDueDate, -1);

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
