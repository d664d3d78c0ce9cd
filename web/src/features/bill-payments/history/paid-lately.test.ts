import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import { monthBefore, paidLately } from './paid-lately';

type Paid = Pick<PaymentRow, 'status' | 'effectiveDate' | 'totalAmount'>;
const paid = (effectiveDate: string, amount: number, status: Paid['status'] = 'PROCESSED'): Paid => ({
  status,
  effectiveDate,
  totalAmount: { amount, currencyCode: 'MXN' },
});

const november = [paid('2026-11-01', 100.1), paid('2026-11-30', 0.2)];
const october = [paid('2026-10-31', 3403.25)];
const nothing = (name: string) => ({ name, count: 0, centavos: 0 });

test.each([
  ['no payments', [], nothing('noviembre'), nothing('octubre')],
  [
    'two months',
    [...november, ...october],
    { name: 'noviembre', count: 2, centavos: 100_30 },
    { name: 'octubre', count: 1, centavos: 3403_25 },
  ],
  [
    'payments that were not executed',
    [
      paid('2026-11-28', 500, 'SCHEDULED'),
      paid('2026-11-03', 318.4, 'REJECTED'),
      paid('2026-10-03', 1, 'CANCELLED'),
    ],
    nothing('noviembre'),
    nothing('octubre'),
  ],
  [
    'other months and years',
    [paid('2026-09-30', 1), paid('2025-11-20', 1)],
    nothing('noviembre'),
    nothing('octubre'),
  ],
])('sums %s', (_, payments, month, before) => {
  expect(paidLately('2026-11-23', payments)).toEqual({ month, before });
});

test.each([
  ['2026-11-23', '2026-10-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-03-31', '2026-02-01'],
])('the month before %s starts on %s', (day, first) => expect(monthBefore(day)).toBe(first));
