/** Exact interest of a range of days; rounded once a month, however many payments divide the month. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { type BankDate, daysBetween } from '#contract/domain/dates';
import type { Decimal } from '#contract/domain/decimal';
import { monthBefore } from './plan';
import { DAYS_OF_A_MONTH, exactInterest } from './rates';

export type Cost = { interest: Decimal; late: Decimal };

const daysOfMonth = (from: BankDate, until: BankDate): number =>
  Math.min(DAYS_OF_A_MONTH, Math.max(0, daysBetween(from, until)));

type Days = {
  number: number;
  since: BankDate | undefined;
  until: BankDate;
  /** True if the month ends at `until`: the month then counts as 30 days. */
  isMonthEnd: boolean;
};

export function costOfDays(
  terms: InstalmentTerms,
  capital: number,
  { number, since, until, isMonthEnd }: Days,
): Cost {
  const { balance, from } = monthBefore(terms, number);
  const start = since !== undefined && since > from ? since : from;
  const planned = Math.max(0, Math.min(capital, balance));
  const overdue = Math.max(0, capital - balance);
  const days = (isMonthEnd ? DAYS_OF_A_MONTH : daysOfMonth(from, until)) - daysOfMonth(from, start);
  return {
    interest: exactInterest(planned, Math.max(0, days), terms.yearlyRate),
    late: exactInterest(overdue, Math.max(0, daysBetween(start, until)), terms.yearlyRate),
  };
}
