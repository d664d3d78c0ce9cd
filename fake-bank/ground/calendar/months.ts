import type { BankDate } from '#contract/shared/dates';

/** The same day some months later or earlier; the month's last day where it has no such day. */
export function addMonths(date: BankDate, months: number): BankDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The latest date with this day of the month, up to and including `date`. The day is one that every month has. */
export function lastOnDay(day: number, date: BankDate): BankDate {
  const inMonth = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return inMonth <= date ? inMonth : addMonths(inMonth, -1);
}
