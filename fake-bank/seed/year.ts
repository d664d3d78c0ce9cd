/** Days of history before the bank's first day. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { bankDayUntil } from '../core/calendar/holidays';

export const DAYS = 365;

/** Oldest first; excludes `today`. */
export const daysBefore = (today: BankDate): BankDate[] =>
  Array.from({ length: DAYS }, (_, i) => addDays(today, i - DAYS));

/** Day of the opening balances, before the first day of history. */
export const openingDay = (today: BankDate): BankDate => addDays(today, -DAYS - 1);

/** UTC-6 all year. Until 2022 local time could be an hour later, still the same day from 6:00 to 22:00. */
export const instantOn = (date: BankDate, minuteOfDay: number): number =>
  Date.parse(`${date}T00:00:00-06:00`) + minuteOfDay * 60_000;

const dayOfMonth = (date: BankDate) => Number(date.slice(8));
const isLastOfMonth = (date: BankDate) => dayOfMonth(addDays(date, 1)) === 1;

/** The 15th and the last day of the month, or the bank day before. */
export const paydays = (days: readonly BankDate[]): BankDate[] => {
  const first = days[0] ?? '';
  return days
    .filter((day) => dayOfMonth(day) === 15 || isLastOfMonth(day))
    .map(bankDayUntil)
    .map((day) => (days.includes(day) ? day : first));
};

export const eachMonthOn = (days: readonly BankDate[], day: number): BankDate[] =>
  days.filter((date) => dayOfMonth(date) === day);
