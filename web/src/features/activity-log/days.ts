import type { Activity } from '#contract/activity-log';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';

export type Day = { date: BankDate; rows: Activity[] };

/** Groups sorted rows by day in Mexico City. */
export function daysOf(rows: readonly Activity[]): Day[] {
  const days: Day[] = [];
  for (const row of rows) {
    const date = bankDate(Date.parse(row.date));
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ date, rows: [row] });
  }
  return days;
}

/** Returns 'Hoy' or 'Ayer', else undefined. */
export const dayName = (date: BankDate, today: BankDate): string | undefined =>
  date === today ? 'Hoy' : date === addDays(today, -1) ? 'Ayer' : undefined;
