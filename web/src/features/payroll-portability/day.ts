import { addDays, type BankDate, bankDate, isWeekend } from '#contract/domain/dates';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { formatTime } from '#web/lib/format/dates.ts';

/** 'vie 27 nov 2026, 09:30 horas' */
export const formatWeekdayTime = (instant: string): string =>
  `${formatWeekday(bankDate(Date.parse(instant)))}, ${formatTime(instant)}`;

/** Returns the bank days after `after`, up to and including `until`. */
export function bankDaysUntil(after: BankDate, until: BankDate, holidays: ReadonlySet<BankDate>): BankDate[] {
  const days: BankDate[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (!isWeekend(day) && !holidays.has(day)) days.push(day);
  }
  return days;
}
