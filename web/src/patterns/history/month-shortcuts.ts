import { addDays, type BankDate } from '#contract/domain/dates';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatMonth } from '#web/lib/format/dates.ts';
import type { Period } from './period';
import type { Shortcut } from './Shortcuts';

const MONTHS = 12;

const firstOf = (date: BankDate): BankDate => `${date.slice(0, 7)}-01`;

/** 'Noviembre', 'Diciembre 2025'. */
const nameOf = (first: BankDate, today: BankDate): string =>
  capitalize(formatMonth(first).replace(` ${today.slice(0, 4)}`, ''));

/** The current month and those before it. */
export function monthShortcuts(today: BankDate): Shortcut<Period>[] {
  const shortcuts: Shortcut<Period>[] = [];
  let end = addDays(firstOf(addDays(firstOf(today), 31)), -1);
  while (shortcuts.length < MONTHS) {
    const start = firstOf(end);
    shortcuts.push({ label: nameOf(start, today), filters: { start_date: start, end_date: end } });
    end = addDays(start, -1);
  }
  return shortcuts;
}
