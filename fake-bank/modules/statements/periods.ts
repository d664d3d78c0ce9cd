/** For which days an account has statements: a card's and a line's end with their cut-off, any other's with the month. */

import { addMonths } from '#bank/core/calendar/months';
import { cutOffFrom, lastPeriod, periodEnding } from '#bank/shared/lending/period';
import { addDays, type BankDate } from '#contract/domain/dates';
import { STATEMENT_MONTHS, STATEMENT_READY_DAYS } from '#contract/domain/statement';

export type StatementPeriod = { start: BankDate; end: BankDate };

const firstOfMonth = (date: BankDate): BankDate => `${date.slice(0, 8)}01`;

/** The month before the one of a day. */
const monthBefore = (date: BankDate): StatementPeriod => {
  const end = addDays(firstOfMonth(date), -1);
  return { start: firstOfMonth(end), end };
};

/** The last period that was over when a day began; `cutOffDay` is a card's. */
const lastBefore = (date: BankDate, cutOffDay: number | undefined): StatementPeriod => {
  if (cutOffDay === undefined) return monthBefore(date);
  const { start, cutOff } = lastPeriod({ cutOffDay }, date);
  return { start, end: cutOff };
};

const before = ({ start, end }: StatementPeriod, cutOffDay: number | undefined): StatementPeriod => {
  if (cutOffDay === undefined) return monthBefore(start);
  const { cutOff, start: from } = periodEnding(addMonths(end, -1));
  return { start: from, end: cutOff };
};

const readyOn = (end: BankDate): BankDate => addDays(end, STATEMENT_READY_DAYS);

const isReady = ({ end }: StatementPeriod, today: BankDate): boolean => today >= readyOn(end);

/** The last day of the period in which a day lies. */
const endFrom = (date: BankDate, cutOffDay: number | undefined): BankDate =>
  cutOffDay === undefined ? addDays(addMonths(firstOfMonth(date), 1), -1) : cutOffFrom({ cutOffDay }, date);

/** An account by the day on which it was opened; `cutOffDay` is a card's. */
export type Stated = { opened: BankDate; cutOffDay?: number | undefined };

/** When the next one is ready: that of the period before, for some days, and then that of this one. */
export function nextReadyDate({ opened, cutOffDay }: Stated, today: BankDate): BankDate {
  const last = lastBefore(today, cutOffDay);
  const waits = last.end >= opened && !isReady(last, today);
  return readyOn(waits ? last.end : endFrom(today, cutOffDay));
}

/** Those that are ready, newest first. */
export function periodsOf({ opened, cutOffDay }: Stated, today: BankDate): StatementPeriod[] {
  const oldest = addMonths(today, -STATEMENT_MONTHS);
  const periods: StatementPeriod[] = [];
  for (
    let period = lastBefore(today, cutOffDay);
    period.end >= opened && period.end >= oldest;
    period = before(period, cutOffDay)
  ) {
    if (isReady(period, today)) periods.push(period);
  }
  return periods;
}
