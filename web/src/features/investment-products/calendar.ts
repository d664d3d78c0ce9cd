/* Bank days: terms end on them, and investments start only on them. */
import { type BankDate, bankDate, nextBusinessDay } from '#contract/domain/dates';
import { isOpen, serviceHours } from '#contract/domain/hours';
import { isBankDay as isBankDayOf } from '#contract/rules/scheduling';

export type Holidays = ReadonlySet<BankDate>;

/** Longer than any term offered; the form needs the holidays of these days. */
export const DAYS_AHEAD = 3 * 366;

export const isBankDay = (date: BankDate, holidays: Holidays): boolean =>
  isBankDayOf(date, (day) => holidays.has(day));

export const isOpenAt = (now: number, holidays: Holidays): boolean =>
  isOpen('investments', now, (date) => isBankDay(date, holidays));

/** Returns the next opening day, while the service is closed. */
export function nextOpeningDay(now: number, time: string, holidays: Holidays): BankDate {
  const today = bankDate(now);
  return isBankDay(today, holidays) && time < serviceHours.investments.opens
    ? today
    : nextBusinessDay(today, holidays);
}
