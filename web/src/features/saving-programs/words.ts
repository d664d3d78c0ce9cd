import { addDays, type BankDate } from '#contract/shared/dates';
import { formatDate } from '../../format/dates';

/** A day that no line breaks. */
export const unbroken = (day: BankDate): string => formatDate(day).replaceAll(' ', '\u00a0');

/** 'mañana, 24 nov 2026' */
export function nextWords(day: BankDate, today: BankDate): string {
  if (day === today) return `hoy, ${unbroken(day)}`;
  return day === addDays(today, 1) ? `mañana, ${unbroken(day)}` : unbroken(day);
}
