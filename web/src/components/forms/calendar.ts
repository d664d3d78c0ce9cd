import { addDays, type BankDate, weekday } from '#contract/domain/dates';

/** A month, `YYYY-MM`. */
export type Month = string;

export const monthOf = (date: BankDate): Month => date.slice(0, 7);

export const firstOf = (month: Month): BankDate => `${month}-01`;

/** The month that comes `count` months later, or earlier. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const months = year * 12 + index - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The months of a range of days, the first one first. */
export function monthsBetween(from: BankDate, to: BankDate): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
}

const lastOf = (month: Month): BankDate => addDays(firstOf(addMonths(month, 1)), -1);

/** The same day of another month, or its last one. */
export function sameDay(date: BankDate, month: Month): BankDate {
  const wanted = `${month}-${date.slice(8)}`;
  const last = lastOf(month);
  return wanted > last ? last : wanted;
}

/** The weeks that a month touches, Sunday first as Mexican calendars have them. */
export function weeksOf(month: Month): BankDate[][] {
  const first = firstOf(month);
  const last = lastOf(month);
  const weeks: BankDate[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  }
  return weeks;
}

/** Where a key leads in the grid, as in every calendar on the web; undefined for the keys that do not move. */
export function moveBy(key: string, date: BankDate): BankDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return sameDay(date, addMonths(monthOf(date), -1));
    case 'PageDown':
      return sameDay(date, addMonths(monthOf(date), 1));
    default:
      return undefined;
  }
}

/** Which days may be chosen. */
export type DateLimits = {
  min: BankDate;
  max: BankDate;
  /** Why a day cannot be chosen ('Día inhábil'); undefined when it can. */
  unavailable: (date: BankDate) => string | undefined;
};

/** How far back a list of what was done is asked for, in days. */
const LOOK_BACK_DAYS = 731;

/** Days of what was done, to the last one that there can be. */
export const pastDays = (today: BankDate, max: BankDate): DateLimits => ({
  min: addDays(today, -LOOK_BACK_DAYS),
  max,
  unavailable: () => undefined,
});
