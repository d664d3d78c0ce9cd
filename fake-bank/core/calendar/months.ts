import type { BankDate } from '#contract/domain/dates';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Uses the month's last day if the month is too short. */
export function addMonths(date: BankDate, months: number): BankDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const day = Math.min(Number(date.slice(8)), daysIn(year, month));
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `day` must be at most 28. */
export function lastOnDay(day: number, date: BankDate): BankDate {
  const dayInMonth = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return dayInMonth <= date ? dayInMonth : addMonths(dayInMonth, -1);
}
