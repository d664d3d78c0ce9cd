import { expect, test } from 'vitest';
import { toSearchParams } from '#web/patterns/history/filters.ts';
import { filtersOf, queryOf } from './history-query';

const noFilters = {
  start_date: undefined,
  end_date: undefined,
  bill_type: undefined,
  payment_status: undefined,
  payee_key: undefined,
};

test.each([
  ['', noFilters],
  [
    'start_date=2026-11-01&end_date=2026-11-30',
    { ...noFilters, start_date: '2026-11-01', end_date: '2026-11-30' },
  ],
  ['bill_type=service', { ...noFilters, bill_type: 'WITHRECEIPT,WITHOUTRECEIPT' }],
  ['bill_type=mobile-top-up', { ...noFilters, bill_type: 'MOBILETOPUP' }],
  ['bill_type=tax', { ...noFilters, bill_type: 'SAT,CDMX' }],
  ['payee_key=ana-gas', { ...noFilters, payee_key: 'ana-gas' }],
  ['payment_status=SCHEDULED', { ...noFilters, payment_status: 'SCHEDULED' }],
])('the URL %j becomes the request %j, and its filters are formatted as the same URL', (search, query) => {
  const filters = filtersOf(new URLSearchParams(search));
  expect(queryOf(filters)).toEqual(query);
  expect(toSearchParams(filters).toString()).toBe(search);
});

test.each(['start_date=ayer', 'bill_type=WITHRECEIPT', 'bill_type=', 'payment_status=REJECTED', 'otra=1'])(
  'ignores the invalid filter %j',
  (address) => {
    const filters = filtersOf(new URLSearchParams(address));
    expect(queryOf(filters)).toEqual(noFilters);
    expect(toSearchParams(filters).toString()).toBe('');
  },
);
