import { addDays, type BankDate, bankDate, isWeekend, weekday } from '#contract/shared/dates';
import { formatDate, formatTime } from '../../format/dates';

const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** 'vie 27 nov 2026' */
export const formatWeekday = (date: BankDate): string => `${WEEKDAYS[weekday(date)]} ${formatDate(date)}`;

/** 'vie 27 nov 2026, 09:30 horas' */
export const formatWeekdayTime = (instant: string): string =>
  `${formatWeekday(bankDate(Date.parse(instant)))}, ${formatTime(instant)}`;

/** '27 nov' */
export const formatShort = (date: BankDate): string => formatDate(date).slice(0, 6);

/** The bank days after one date until another. */
export function bankDaysUntil(after: BankDate, until: BankDate, holidays: ReadonlySet<BankDate>): BankDate[] {
  const days: BankDate[] = [];
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (!isWeekend(day) && !holidays.has(day)) days.push(day);
  }
  return days;
}
