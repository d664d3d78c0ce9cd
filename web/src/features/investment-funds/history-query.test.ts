import { expect, test } from 'vitest';
import { filtersOf, queryOf } from './history-query';

const address = {
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  operation_type: 'SELL',
  investment_status: 'SCHEDULED',
};

test('an address holds the filters, and the bank is asked for them', () => {
  const filters = filtersOf(new URLSearchParams(address));
  expect(filters).toEqual(address);
  expect(queryOf(filters)).toEqual(address);
});

test('what means nothing is left out', () => {
  const filters = filtersOf(
    new URLSearchParams({
      start_date: '2026-02-30',
      end_date: 'x',
      operation_type: 'STEAL',
      investment_status: 'REJECTED',
    }),
  );
  expect(new Set(Object.values(filters))).toEqual(new Set(['']));
  expect(new Set(Object.values(queryOf(filters)))).toEqual(new Set([undefined]));
});
