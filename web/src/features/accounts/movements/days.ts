import type { Movement } from '#contract/accounts';
import { addDays, type BankDate, weekday } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** A line of the list: a day, or a movement of the day above it. */
export type Line =
  | (Day & { movement?: undefined })
  /** `alone`: no other movement has its day. */
  | { date: BankDate; alone: boolean; movement: Movement };
type Day = { date: BankDate; total: number | undefined; alone: boolean };

/**
 * Movements, the newest first, under their days. `total` is what a day came to, in centavos; of the last day nobody
 * knows while there are more to be read.
 */
export function linesOf(movements: readonly Movement[], isWhole: boolean): Line[] {
  const lines: Line[] = [];
  let day: Day | undefined;
  movements.forEach((movement, place) => {
    const { postedDate: date, amount } = movement;
    if (day?.date !== date) {
      day = { date, total: 0, alone: movements[place + 1]?.postedDate !== date };
      lines.push(day);
    }
    day.total = (day.total ?? 0) + toCentavos(amount);
    lines.push({ date, alone: day.alone, movement });
  });
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
export function dayLabel(date: BankDate, today: BankDate): { near?: 'Hoy' | 'Ayer'; day: string } {
  const day = nameOf(date, today);
  if (date === today) return { near: 'Hoy', day };
  return date === addDays(today, -1) ? { near: 'Ayer', day } : { day };
}

/** 'Hoy', 'Ayer' or 'vie 13 nov'. */
export function shortDay(date: BankDate, today: BankDate): string {
  const { near, day } = dayLabel(date, today);
  return near ?? day;
}
