import { addDays, type BankDate } from '#contract/domain/dates';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatMonth } from '#web/lib/format/dates.ts';
import type { Period } from './period';
import type { Shortcut } from './Shortcuts';

const MONTH_COUNT = 12;

const firstOf = (date: BankDate): BankDate => `${date.slice(0, 7)}-01`;

/** 'Noviembre', 'Diciembre 2025'. */
const monthName = (first: BankDate, today: BankDate): string =>
  capitalize(formatMonth(first).replace(` ${today.slice(0, 4)}`, ''));

/** 'Nov', 'Dic 2025'. */
const shortName = (name: string): string => name.replace(/^(\p{L}{3})\p{L}*/u, '$1');

/** Returns the current month and the eleven before it, newest first. */
export function monthShortcuts(today: BankDate): Shortcut<Period>[] {
  const shortcuts: Shortcut<Period>[] = [];
  let end = addDays(firstOf(addDays(firstOf(today), 31)), -1);
  while (shortcuts.length < MONTH_COUNT) {
    const start = firstOf(end);
    const label = monthName(start, today);
    shortcuts.push({ label, short: shortName(label), filters: { start_date: start, end_date: end } });
    end = addDays(start, -1);
  }
  return shortcuts;
}
