/** Revolving credit has statements per cut-off, other accounts per month. */

import { addMonths } from '#bank/core/calendar/months';
import { cutOffFrom, lastPeriod, periodEnding } from '#bank/shared/lending/period';
import { addDays, type BankDate } from '#contract/domain/dates';
import { STATEMENT_MONTHS, STATEMENT_READY_DAYS } from '#contract/domain/statement';

export type StatementPeriod = { start: BankDate; end: BankDate };

const firstOfMonth = (date: BankDate): BankDate => `${date.slice(0, 8)}01`;

const monthBefore = (date: BankDate): StatementPeriod => {
  const end = addDays(firstOfMonth(date), -1);
  return { start: firstOfMonth(end), end };
};

/** Last period that ended before a day; `cutOffDay` is set for revolving credit. */
const lastBefore = (date: BankDate, cutOffDay: number | undefined): StatementPeriod => {
  if (cutOffDay === undefined) return monthBefore(date);
  const { start, cutOff } = lastPeriod({ cutOffDay }, date);
  return { start, end: cutOff };
};

const previousPeriod = ({ start, end }: StatementPeriod, cutOffDay: number | undefined): StatementPeriod => {
  if (cutOffDay === undefined) return monthBefore(start);
  const { cutOff, start: from } = periodEnding(addMonths(end, -1));
  return { start: from, end: cutOff };
};

const readyOn = (end: BankDate): BankDate => addDays(end, STATEMENT_READY_DAYS);

const isReady = ({ end }: StatementPeriod, today: BankDate): boolean => today >= readyOn(end);

const endFrom = (date: BankDate, cutOffDay: number | undefined): BankDate =>
  cutOffDay === undefined ? addDays(addMonths(firstOfMonth(date), 1), -1) : cutOffFrom({ cutOffDay }, date);

export type AccountDates = { opened: BankDate; cutOffDay?: number | undefined };

/** Returns when the next statement is ready: the last period's if pending, else the current one's. */
export function nextReadyDate({ opened, cutOffDay }: AccountDates, today: BankDate): BankDate {
  const last = lastBefore(today, cutOffDay);
  const isLastPending = last.end >= opened && !isReady(last, today);
  return readyOn(isLastPending ? last.end : endFrom(today, cutOffDay));
}

export function periodsOf({ opened, cutOffDay }: AccountDates, today: BankDate): StatementPeriod[] {
  const oldest = addMonths(today, -STATEMENT_MONTHS);
  const periods: StatementPeriod[] = [];
  for (
    let period = lastBefore(today, cutOffDay);
    period.end >= opened && period.end >= oldest;
    period = previousPeriod(period, cutOffDay)
  ) {
    if (isReady(period, today)) periods.push(period);
  }
  return periods;
}
