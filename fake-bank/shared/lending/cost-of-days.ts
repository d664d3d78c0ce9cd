/** What days cost on a loan, exactly: rounding is done once for a month, however many payments divide it. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { type BankDate, daysBetween } from '#contract/domain/dates';
import type { Decimal } from '#contract/domain/decimal';
import { monthBefore } from './plan';
import { DAYS_OF_A_MONTH, exactInterest } from './rates';

/** In centavos and parts of them: of what is owed by plan, and of what is late. */
export type Cost = { interest: Decimal; late: Decimal };

/** Days of an instalment's month until a day: thirty at most, as the plan counts them. */
const daysOfMonth = (from: BankDate, until: BankDate): number =>
  Math.min(DAYS_OF_A_MONTH, Math.max(0, daysBetween(from, until)));

type Days = {
  /** The instalment whose month the days belong to. */
  number: number;
  /** From when on; undefined counts from the beginning of the month. */
  since: BankDate | undefined;
  until: BankDate;
  /** Whether the month ends with them: then it has thirty days, whatever the calendar says. */
  ends: boolean;
};

export function costOfDays(
  terms: InstalmentTerms,
  capital: number,
  { number, since, until, ends }: Days,
): Cost {
  const { balance, from } = monthBefore(terms, number);
  const begun = since !== undefined && since > from ? since : from;
  const planned = Math.max(0, Math.min(capital, balance));
  const overdue = Math.max(0, capital - balance);
  const days = (ends ? DAYS_OF_A_MONTH : daysOfMonth(from, until)) - daysOfMonth(from, begun);
  return {
    interest: exactInterest(planned, Math.max(0, days), terms.yearlyRate),
    late: exactInterest(overdue, Math.max(0, daysBetween(begun, until)), terms.yearlyRate),
  };
}
