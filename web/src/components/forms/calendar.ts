import { addDays, type BankDate, weekday } from '#contract/domain/dates';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (date: BankDate): Month => date.slice(0, 7);

export const firstOf = (month: Month): BankDate => `${month}-01`;

export function addMonths(month: Month, count: number): Month {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const months = year * 12 + index - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: BankDate, to: BankDate): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
}

const lastOf = (month: Month): BankDate => addDays(firstOf(addMonths(month, 1)), -1);

/** Returns the same day of another month, or its last day if that is earlier. */
export function sameDay(date: BankDate, month: Month): BankDate {
  const target = `${month}-${date.slice(8)}`;
  const last = lastOf(month);
  return target > last ? last : target;
}

/** Weeks start on Sunday, as usual in Mexico. */
export function weeksOf(month: Month): BankDate[][] {
  const first = firstOf(month);
  const last = lastOf(month);
  const weeks: BankDate[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  }
  return weeks;
}

/** Returns the date that a key of the ARIA date grid pattern moves to. */
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

export type DateLimits = {
  min: BankDate;
  max: BankDate;
  /** Returns the reason why a date is unavailable, such as 'día inhábil'. */
  unavailable: (date: BankDate) => string | undefined;
};

const LOOK_BACK_DAYS = 731;

export const pastDays = (today: BankDate, max: BankDate): DateLimits => ({
  min: addDays(today, -LOOK_BACK_DAYS),
  max,
  unavailable: () => undefined,
});
