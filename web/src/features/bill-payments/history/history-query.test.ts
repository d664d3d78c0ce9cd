import { expect, test } from 'vitest';
import { addressOf } from '#web/patterns/history/filters.ts';
import { filtersOf, queryOf } from './history-query';

const nothing = {
  start_date: undefined,
  end_date: undefined,
  bill_type: undefined,
  payment_status: undefined,
  payee_key: undefined,
};

test.each([
  ['', nothing],
  [
    'start_date=2026-11-01&end_date=2026-11-30',
    { ...nothing, start_date: '2026-11-01', end_date: '2026-11-30' },
  ],
  ['bill_type=service', { ...nothing, bill_type: 'WITHRECEIPT,WITHOUTRECEIPT' }],
  ['bill_type=mobile-top-up', { ...nothing, bill_type: 'MOBILETOPUP' }],
  ['bill_type=tax', { ...nothing, bill_type: 'SAT,CDMX' }],
  ['payee_key=ana-gas', { ...nothing, payee_key: 'ana-gas' }],
  ['payment_status=SCHEDULED', { ...nothing, payment_status: 'SCHEDULED' }],
])('%j requests %j and survives a reload', (address, query) => {
  const filters = filtersOf(new URLSearchParams(address));
  expect(queryOf(filters)).toEqual(query);
  expect(addressOf(filters).toString()).toBe(address);
});

test.each(['start_date=ayer', 'bill_type=WITHRECEIPT', 'bill_type=', 'payment_status=REJECTED', 'otra=1'])(
  'ignores the invalid filter %j',
  (address) => {
    const filters = filtersOf(new URLSearchParams(address));
    expect(queryOf(filters)).toEqual(nothing);
    expect(addressOf(filters).toString()).toBe('');
  },
);
