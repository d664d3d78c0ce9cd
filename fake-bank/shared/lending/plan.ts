import { bankDayFrom } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { type PlannedAmounts, plannedAmounts } from '#contract/domain/loan-plan';

export type PlannedInstalment = PlannedAmounts & { number: number; dueDate: BankDate };

type Dates = Pick<InstalmentTerms, 'firstDueDate' | 'startDate'>;

/** Counts from the start date, so that the 31st is kept after a short month. */
export const dueDateOf = ({ firstDueDate, startDate }: Dates, number: number): BankDate =>
  bankDayFrom(startDate === undefined ? addMonths(firstDueDate, number - 1) : addMonths(startDate, number));

export const startOf = ({ firstDueDate, startDate }: Dates): BankDate =>
  startDate ?? addMonths(firstDueDate, -1);

/** Memoized: terms are immutable and a mortgage's plan is long. */
const planCache = new WeakMap<InstalmentTerms, readonly PlannedInstalment[]>();

export function paymentPlan(terms: InstalmentTerms): readonly PlannedInstalment[] {
  const cached = planCache.get(terms);
  if (cached) return cached;
  const plan = plannedAmounts(terms).map((amounts, index) => ({
    number: index + 1,
    dueDate: dueDateOf(terms, index + 1),
    ...amounts,
  }));
  planCache.set(terms, plan);
  return plan;
}

export const monthBefore = (terms: InstalmentTerms, number: number): { balance: number; from: BankDate } => ({
  balance: paymentPlan(terms)[number - 2]?.balance ?? terms.principal,
  from: number > 1 ? dueDateOf(terms, number - 1) : startOf(terms),
});
