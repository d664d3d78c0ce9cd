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

/** 'Nov', 'Dic 2025'. */
const shortOf = (name: string): string => name.replace(/^(\p{L}{3})\p{L}*/u, '$1');

/** The current month and those before it. */
export function monthShortcuts(today: BankDate): Shortcut<Period>[] {
  const shortcuts: Shortcut<Period>[] = [];
  let end = addDays(firstOf(addDays(firstOf(today), 31)), -1);
  while (shortcuts.length < MONTHS) {
    const start = firstOf(end);
    const label = nameOf(start, today);
    shortcuts.push({ label, short: shortOf(label), filters: { start_date: start, end_date: end } });
    end = addDays(start, -1);
  }
  return shortcuts;
}
