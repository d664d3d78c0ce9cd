import { expect, test } from 'vitest';
import { filtersOf, queryOf } from './history-query';

const query = {
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  operation_type: 'SELL',
  investment_status: 'SCHEDULED',
};

test('the request has the filters of the URL', () => {
  const filters = filtersOf(new URLSearchParams(query));
  expect(filters).toEqual(query);
  expect(queryOf(filters)).toEqual(query);
});

test('ignores invalid filters', () => {
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
