/* Bank days: terms end on them, and investments start only on them. */
import { addDays, type BankDate, bankDate, nextBusinessDay } from '#contract/domain/dates';
import { isOpen, serviceHours } from '#contract/domain/hours';
import { isBankDay as isBankDayOf } from '#contract/rules/scheduling';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { referencesApi } from '#web/lib/api/clients/references.ts';

export type Holidays = ReadonlySet<BankDate>;

/** Longer than any term offered. */
const DAYS_AHEAD = 3 * 366;

/** Holidays on which a term might end. */
export async function loadHolidays(): Promise<Holidays> {
  const today = bankToday();
  const range = { start_date: today, end_date: addDays(today, DAYS_AHEAD) };
  const { data } = await unwrap(referencesApi.holidays.query({ query: range }));
  return new Set(data.map(({ date }) => date));
}

export const isBankDay = (date: BankDate, holidays: Holidays): boolean =>
  isBankDayOf(date, (day) => holidays.has(day));

export const isOpenAt = (now: number, holidays: Holidays): boolean =>
  isOpen('investments', now, (date) => isBankDay(date, holidays));

/** Next opening day, while closed. */
export function opensOn(now: number, time: string, holidays: Holidays): BankDate {
  const today = bankDate(now);
  return isBankDay(today, holidays) && time < serviceHours.investments.opens
    ? today
    : nextBusinessDay(today, holidays);
}
