import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import { monthBefore, paidTotals } from './paid-totals';

type PaymentSummary = Pick<PaymentRow, 'status' | 'effectiveDate' | 'totalAmount'>;
const payment = (
  effectiveDate: string,
  amount: number,
  status: PaymentSummary['status'] = 'PROCESSED',
): PaymentSummary => ({
  status,
  effectiveDate,
  totalAmount: { amount, currencyCode: 'MXN' },
});

const november = [payment('2026-11-01', 100.1), payment('2026-11-30', 0.2)];
const october = [payment('2026-10-31', 3403.25)];
const emptyMonth = (name: string) => ({ name, count: 0, centavos: 0 });

test.each([
  ['are zero without payments', [], emptyMonth('noviembre'), emptyMonth('octubre')],
  [
    'cover this month and the month before',
    [...november, ...october],
    { name: 'noviembre', count: 2, centavos: 100_30 },
    { name: 'octubre', count: 1, centavos: 3403_25 },
  ],
  [
    'leave out payments that were not processed',
    [
      payment('2026-11-28', 500, 'SCHEDULED'),
      payment('2026-11-03', 318.4, 'REJECTED'),
      payment('2026-10-03', 1, 'CANCELLED'),
    ],
    emptyMonth('noviembre'),
    emptyMonth('octubre'),
  ],
  [
    'leave out other months and years',
    [payment('2026-09-30', 1), payment('2025-11-20', 1)],
    emptyMonth('noviembre'),
    emptyMonth('octubre'),
  ],
])('the totals %s', (_, payments, month, before) => {
  expect(paidTotals('2026-11-23', payments)).toEqual({ month, before });
});

test.each([
  ['2026-11-23', '2026-10-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-03-31', '2026-02-01'],
])('the month before %s starts on %s', (day, first) => expect(monthBefore(day)).toBe(first));
