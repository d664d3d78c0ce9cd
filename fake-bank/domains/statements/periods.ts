/** For which days an account has statements: a card's and a line's end with their cut-off, any other's with the month. */
import { addDays, type BankDate } from '#contract/shared/dates';
import { STATEMENT_MONTHS, STATEMENT_READY_DAYS } from '#contract/shared/statement';
import { addMonths } from '../../ground/calendar/months';
import { lastPeriod, periodEnding } from '../../ground/lending/period';

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

export const isReady = ({ end }: StatementPeriod, today: BankDate): boolean =>
  today >= addDays(end, STATEMENT_READY_DAYS);

/** Those that are ready, newest first, of an account that was opened on a day. */
export function periodsOf(
  { opened, cutOffDay }: { opened: BankDate; cutOffDay?: number | undefined },
  today: BankDate,
): StatementPeriod[] {
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
