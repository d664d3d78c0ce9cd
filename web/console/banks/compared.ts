import type { ChangedRow } from '#contract/domain/bank-snapshot';
import { bankInstant } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { formatInstant } from '../lib/days';

/** The years 2000 to 2099 in milliseconds: numbers in this range are shown as instants. */
const INSTANTS = { first: Date.UTC(2000, 0), end: Date.UTC(2100, 0) };

const isMoney = (field: string): boolean => /balance|amount/i.test(field);

/** Formats a number: rows have money in centavos and instants in milliseconds. */
function readableNumber(field: string, value: number): string | number {
  // A balance has no currency, so its unit is omitted: it may be dollars.
  if (isMoney(field)) return formatCentavos(value, 'MXN').replace(' MXN', '');
  return value >= INSTANTS.first && value < INSTANTS.end ? formatInstant(bankInstant(value)) : value;
}

export function valueText(field: string, value: unknown): string {
  if (value === undefined) return 'nada';
  if (typeof value === 'number') return String(readableNumber(field, value));
  return JSON.stringify(value, (name, inner: unknown) =>
    typeof inner === 'number' ? readableNumber(name, inner) : inner,
  );
}

const FIRST = ['balances', 'accounts'];
const LAST = ['sequences'];

const rankOf = ({ list }: ChangedRow): number => {
  if (FIRST.includes(list)) return FIRST.indexOf(list);
  return LAST.includes(list) ? FIRST.length + 1 : FIRST.length;
};

/** Sorts money first and counters last; otherwise keeps the sandbox's order. */
export const sortForReading = (rows: readonly ChangedRow[]): ChangedRow[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b));

export const listsOf = (rows: readonly ChangedRow[]): string[] => [...new Set(rows.map(({ list }) => list))];
