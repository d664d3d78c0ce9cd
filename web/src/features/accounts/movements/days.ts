import type { Movement } from '#contract/accounts';
import { addDays, type BankDate, weekday } from '#contract/shared/dates';
import { toCentavos } from '#contract/shared/money';
import { formatDate } from '../../../format/dates';

/** A line of the list: a day, or a movement of the day above it. */
export type Line =
  | { date: BankDate; total: number | undefined; movement?: undefined }
  | { date: BankDate; movement: Movement };

/**
 * Movements, the newest first, under their days. `total` is what a day came to, in centavos; of the last day nobody
 * knows while there are more to be read.
 */
export function linesOf(movements: readonly Movement[], isWhole: boolean): Line[] {
  const lines: Line[] = [];
  let day: { date: BankDate; total: number | undefined } | undefined;
  for (const movement of movements) {
    if (day?.date !== movement.postedDate) {
      day = { date: movement.postedDate, total: 0 };
      lines.push(day);
    }
    day.total = (day.total ?? 0) + toCentavos(movement.amount);
    lines.push({ date: day.date, movement });
  }
  if (day && !isWhole) day.total = undefined;
  return lines;
}

const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** 'vie 13 nov'; of another year 'mié 31 dic 2025'. */
function nameOf(date: BankDate, today: BankDate): string {
  const named = `${WEEKDAYS[weekday(date)]} ${formatDate(date)}`;
  return date.slice(0, 4) === today.slice(0, 4) ? named.slice(0, -5) : named;
}

/** What a day is called: 'Hoy' and 'Ayer' too, where it is. */
export function dayWords(date: BankDate, today: BankDate): { near?: 'Hoy' | 'Ayer'; day: string } {
  const day = nameOf(date, today);
  if (date === today) return { near: 'Hoy', day };
  return date === addDays(today, -1) ? { near: 'Ayer', day } : { day };
}
