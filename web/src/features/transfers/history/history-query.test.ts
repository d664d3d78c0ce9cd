import { describe, expect, test } from 'vitest';
import type { TransferRow } from '#contract/transfers';
import { countOf, toSearchParams } from '#web/patterns/history/filters.ts';
import { nextAttempt, splitScheduled } from '#web/patterns/history/order.ts';
import { filtersOf, queryOf } from './history-query';

const noFilters = filtersOf(new URLSearchParams());

describe('the filters in a URL', () => {
  test('are sent to the bank and formatted as the same URL', () => {
    const address =
      'start_date=2026-11-01&end_date=2026-11-30&transfer_type=schedule&transfer_status=SCHEDULED&origin_account=a&destination_account=b';
    const filters = filtersOf(new URLSearchParams(address));
    expect(toSearchParams(filters).toString()).toBe(address);
    expect(countOf(filters)).toBe(6);
    expect(queryOf(filters)).toEqual({
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      transfer_type: 'schedule',
      transfer_status: 'SCHEDULED',
      origin_account: 'a',
      destination_account: 'b',
    });
  });

  test('are ignored when invalid', () => {
    const filters = filtersOf(
      new URLSearchParams('start_date=ayer&transfer_status=HECHA&transfer_type=x&other=1'),
    );
    expect(filters).toEqual(noFilters);
    expect(toSearchParams(filters).toString()).toBe('');
    expect(Object.values(queryOf(filters)).every((value) => value === undefined)).toBe(true);
  });
});

describe('the rows', () => {
  const row = (effectiveDate: string, status: TransferRow['status'] = 'PROCESSED'): TransferRow => ({
    key: effectiveDate,
    transferType: 'onetime',
    effectiveDate,
    status,
    amount: 1,
    currencyCode: 'MXN',
    fromAccount: { description: 'a', displayId: '1' },
    toAccount: { description: 'b', displayId: '2' },
  });
  const rows = [
    row('2026-11-02'),
    row('2026-12-24', 'SCHEDULED'),
    row('2026-12-25', 'CANCELLED'),
    row('2026-11-03'),
    row('2026-11-01'),
    row('2026-12-01', 'SCHEDULED'),
  ];
  const isScheduled = ({ status }: TransferRow) => status === 'SCHEDULED';
  const days = (list: readonly TransferRow[]) => list.map(({ key }) => key.slice(5)).join(' ');

  test.each([
    ['descending', '12-25 11-03 11-02 11-01'],
    ['ascending', '11-01 11-02 11-03 12-25'],
  ] as const)(
    'are sorted by date, %s; scheduled transfers are separate, soonest first',
    (order, expected) => {
      const { scheduled, past } = splitScheduled(rows, isScheduled, order);
      expect(days(past)).toBe(expected);
      expect(days(scheduled)).toBe('12-01 12-24');
    },
  );
});

test('nextAttempt counts to three and starts again at zero', () => {
  expect([0, 1, 2, 3].map(nextAttempt)).toEqual([1, 2, 3, 0]);
});
