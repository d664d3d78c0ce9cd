/** Interest of a loan that has not been charged yet: of the days since, and what being late costs. */
import { type BankDate, daysBetween } from '#contract/shared/dates';
import type { InstalmentTerms } from '../ledger/terms';
import type { Debt } from './debt';
import { monthBefore, paymentPlan } from './plan';
import { type Charge, DAYS_OF_A_MONTH, interestForDays } from './rates';

export type Accrual = { interest: Charge; late: Charge };

export const totalOfAccrual = ({ interest, late }: Accrual): number =>
  interest.interest + interest.vat + late.interest + late.vat;

/** Days of an instalment's month until a day: thirty at most, as the plan counts them. */
const daysOfMonth = (from: BankDate, until: BankDate): number =>
  Math.min(DAYS_OF_A_MONTH, Math.max(0, daysBetween(from, until)));

/** What the month of an instalment still costs from one day to another, and what is late of its capital. */
function accrualBetween(
  terms: InstalmentTerms,
  { capital, chargedUntil }: Debt,
  number: number,
  { until, days }: { until: BankDate; days: (from: BankDate) => number },
): Accrual {
  const { balance, from } = monthBefore(terms, number);
  const since = chargedUntil && chargedUntil > from ? chargedUntil : from;
  const planned = Math.max(0, Math.min(capital, balance));
  const overdue = Math.max(0, capital - balance);
  return {
    interest: interestForDays(planned, Math.max(0, days(from) - daysOfMonth(from, since)), terms),
    late: interestForDays(overdue, Math.max(0, daysBetween(since, until)), terms),
  };
}

/** Of the days that have passed until a day, whose own instalment, if it has one, has been charged. */
export function accrualUntil(terms: InstalmentTerms, debt: Debt, today: BankDate): Accrual {
  const due = paymentPlan(terms).filter(({ dueDate }) => dueDate <= today).length;
  return accrualBetween(terms, debt, due + 1, {
    until: today,
    days: (from) => daysOfMonth(from, today),
  });
}

/** On an instalment's day: what is missing of its whole month. */
export const accrualOnDueDate = (
  terms: InstalmentTerms,
  debt: Debt,
  { number, dueDate }: { number: number; dueDate: BankDate },
): Accrual => accrualBetween(terms, debt, number, { until: dueDate, days: () => DAYS_OF_A_MONTH });

/** What an instalment to come will still be charged beyond what has been, if nothing is paid before its day. */
export const monthLeft = (
  terms: InstalmentTerms,
  debt: Debt,
  instalment: { number: number; dueDate: BankDate },
): Charge => accrualOnDueDate(terms, debt, instalment).interest;
