import { expect, it } from 'vitest';
import type { ChangedRow } from '#contract/domain/bank-snapshot';
import { listsOf, sortForReading, valueText } from './compared';

it.each<[string, unknown, string]>([
  ['at', Date.parse('2026-11-23T09:30:00-06:00'), '23 nov 2026, 09:30:00'],
  ['balance', 125_000, '$1,250.00'],
  ['last', 12, '12'],
  ['name', 'Ana', '"Ana"'],
  ['order', { amount: 100_00, term: 28 }, '{"amount":"$100.00","term":28}'],
  ['alias', undefined, 'nada'],
])('the field %s with %j is shown as %s', (field, value, text) => expect(valueText(field, value)).toBe(text));

it('lists balances and accounts first, and sequences last', () => {
  const rows = ['sequences', 'outbox', 'accounts', 'balances', 'outbox'].map(
    (list, key): ChangedRow => ({ list, key: String(key), change: 'added' }),
  );
  expect(listsOf(sortForReading(rows))).toEqual(['balances', 'accounts', 'outbox', 'sequences']);
});
