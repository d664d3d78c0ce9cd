import { addDays, type BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';

/** Prevents line breaks within a date. */
export const unbrokenDate = (day: BankDate): string => formatDate(day).replaceAll(' ', '\u00a0');

/** 'mañana, 24 nov 2026' */
export function nextRunText(day: BankDate, today: BankDate): string {
  if (day === today) return `hoy, ${unbrokenDate(day)}`;
  return day === addDays(today, 1) ? `mañana, ${unbrokenDate(day)}` : unbrokenDate(day);
}
