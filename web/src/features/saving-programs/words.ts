import { addDays, type BankDate } from '#contract/shared/dates';
import { formatDate } from '../../format/dates';

/** 'mañana, 24 nov 2026' */
export function nextWords(day: BankDate, today: BankDate): string {
  if (day === today) return `hoy, ${formatDate(day)}`;
  return day === addDays(today, 1) ? `mañana, ${formatDate(day)}` : formatDate(day);
}
