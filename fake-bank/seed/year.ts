/** The twelve months before the bank's today, in which the demo customers have lived. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { bankDayUntil } from '../core/calendar/holidays';

export const DAYS = 365;

/** The days of the year before `today`, oldest first; `today` is not one of them. */
export const daysBefore = (today: BankDate): BankDate[] =>
  Array.from({ length: DAYS }, (_, i) => addDays(today, i - DAYS));

/** The day before all of them: when the accounts came with their first balance. */
export const openingDay = (today: BankDate): BankDate => addDays(today, -DAYS - 1);

/**
 * An instant of a day. Mexico City's offset since it gave up summer time; in earlier years it is an hour
 * later there, which between 06:00 and 22:00 is still the same day.
 */
export const instantOn = (date: BankDate, minuteOfDay: number): number =>
  Date.parse(`${date}T00:00:00-06:00`) + minuteOfDay * 60_000;

const dayOfMonth = (date: BankDate) => Number(date.slice(8));
const isLastOfMonth = (date: BankDate) => dayOfMonth(addDays(date, 1)) === 1;

/** Days on which wages are paid: the 15th and the month's last day, earlier where the bank is closed. */
export const paydays = (days: readonly BankDate[]): BankDate[] => {
  const first = days[0] ?? '';
  return days
    .filter((day) => dayOfMonth(day) === 15 || isLastOfMonth(day))
    .map(bankDayUntil)
    .map((day) => (days.includes(day) ? day : first));
};

export const eachMonthOn = (days: readonly BankDate[], day: number): BankDate[] =>
  days.filter((date) => dayOfMonth(date) === day);
