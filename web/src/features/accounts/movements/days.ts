import type { Movement } from '#contract/accounts';
import { addDays, type BankDate, weekday } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

export type Line =
  | (Day & { movement?: undefined })
  /** `isSingle`: the only loaded movement of its day. */
  | { date: BankDate; isSingle: boolean; movement: Movement };
type Day = { date: BankDate; total: number | undefined; isSingle: boolean };

/**
 * Groups movements, newest first, by day. `total` is in centavos; undefined for a partly read day, and for all
 * days if any movement may be missing from them (`hasMissingRows`).
 */
export function linesOf(
  movements: readonly Movement[],
  isFullyLoaded: boolean,
  hasMissingRows = false,
): Line[] {
  const lines: Line[] = [];
  let day: Day | undefined;
  movements.forEach((movement, index) => {
    const { postedDate: date, amount } = movement;
    if (day?.date !== date) {
      day = { date, total: 0, isSingle: movements[index + 1]?.postedDate !== date };
      lines.push(day);
    }
    day.total = hasMissingRows ? undefined : (day.total ?? 0) + toCentavos(amount);
    lines.push({ date, isSingle: day.isSingle, movement });
  });
  if (day && !isFullyLoaded) day.total = undefined;
  return lines;
}

const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** 'vie 13 nov'; in another year 'mié 31 dic 2025'. */
function nameOfDay(date: BankDate, today: BankDate): string {
  const dayName = `${WEEKDAYS[weekday(date)]} ${formatDate(date)}`;
  return date.slice(0, 4) === today.slice(0, 4) ? dayName.slice(0, -5) : dayName;
}

/** Returns the text of a day; `relativeDay` is set for today and yesterday. */
export function dayLabel(date: BankDate, today: BankDate): { relativeDay?: 'Hoy' | 'Ayer'; day: string } {
  const day = nameOfDay(date, today);
  if (date === today) return { relativeDay: 'Hoy', day };
  return date === addDays(today, -1) ? { relativeDay: 'Ayer', day } : { day };
}

export function shortDay(date: BankDate, today: BankDate): string {
  const { relativeDay, day } = dayLabel(date, today);
  return relativeDay ?? day;
}
