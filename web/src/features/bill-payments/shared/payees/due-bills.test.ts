import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { type DueBill, dayOf, dueUntil, sumsOf } from './due-bills';

const payee = (key: string): Payee => ({
  key,
  nickname: key,
  paymentType: 'service',
  merchantName: key,
  merchantId: 1,
  merchantKey: key,
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
});
const bill = (key: string, dueDate: string, change: Partial<Bill> = {}): Bill => ({
  key,
  reference: '1',
  period: 'Noviembre 2026',
  amount: 100,
  currencyCode: 'MXN',
  dueDate,
  status: 'OPEN',
  ...change,
});
const rowFor = (payeeKey: string, billKey?: string, amount = 100, effectiveDate = '2026-11-26'): PaymentRow =>
  scheduledPayment('p', {
    effectiveDate,
    totalAmount: pesos(amount),
    payeeKey,
    order: { fromAccountKey: 'a', paymentType: 'TOTAL', ...(billKey && { billKey }) },
  });

test('sorts overdue bills first, then by date, and omits later, paid and zero bills', () => {
  const dueBills = dueUntil(
    '2026-12-02',
    [
      { payee: payee('luz'), bills: [bill('l', '2026-11-24')] },
      { payee: payee('gas'), bills: [bill('g', '2026-11-17', { status: 'OVERDUE', amount: 318.4 })] },
      { payee: payee('agua'), bills: [bill('a', '2026-12-02'), bill('b', '2026-12-03')] },
      { payee: payee('tele'), bills: [bill('t', '2026-11-20', { amount: 0 })] },
    ],
    [],
  );
  expect(dueBills.map(({ bill }) => bill.key)).toEqual(['g', 'l', 'a']);
  expect(sumsOf(dueBills)).toEqual({ left: 518_40, planned: 0, charged: 0 });
});

test('excludes scheduled payments from the amount left', () => {
  const openBills = [
    { payee: payee('luz'), bills: [bill('l1', '2026-11-24'), bill('l2', '2026-11-25')] },
    { payee: payee('gas'), bills: [bill('g', '2026-11-26')] },
  ];
  // This bill is due after 2026-12-02, but its payment is scheduled before.
  openBills.push({ payee: payee('agua'), bills: [bill('a', '2026-12-20')] });
  const dueBills = dueUntil('2026-12-02', openBills, [rowFor('luz', 'l2'), rowFor('gas'), rowFor('agua')]);
  expect(dueBills.map(({ bill, left }) => [bill.key, left])).toEqual([
    ['l1', 100_00],
    ['l2', 0],
    ['g', 0],
    ['a', 0],
  ]);
  expect(sumsOf(dueBills)).toEqual({ left: 100_00, planned: 300_00, charged: 0 });
});

const gas = (...scheduled: PaymentRow[]): DueBill[] =>
  dueUntil('2026-12-02', [{ payee: payee('gas'), bills: [bill('g', '2026-11-17')] }], scheduled);

test.each([
  [
    'partly: the rest is due on the date of the bill',
    [rowFor('gas', 'g', 30.25)],
    69_75,
    '2026-11-17',
    30_25,
  ],
  [
    'in parts that cover it: is due on the first scheduled date',
    [rowFor('gas', 'g', 60, '2026-11-28'), rowFor('gas', 'g', 40)],
    0,
    '2026-11-26',
    100_00,
  ],
  ['for more than its amount: nothing is left', [rowFor('gas', 'g', 150)], 0, '2026-11-26', 150_00],
  [
    'after the last listed day although overdue: stays listed',
    [rowFor('gas', 'g', 100, '2026-12-10')],
    0,
    '2026-12-10',
    100_00,
  ],
])('a bill scheduled %s', (_, scheduled, left, day, sum) => {
  const dueBills = gas(...scheduled);
  expect(dueBills.map((one) => [one.left, dayOf(one)])).toEqual([[left, day]]);
  expect(sumsOf(dueBills)).toEqual({ left, planned: sum, charged: 0 });
});

test('assigns a scheduled payment that names no bill to the first bill only', () => {
  const openBills = [{ payee: payee('luz'), bills: [bill('l1', '2026-11-24'), bill('l2', '2026-11-25')] }];
  const { order: _, ...unnamed } = rowFor('luz');
  const dueBills = dueUntil('2026-12-02', openBills, [unnamed]);
  expect(dueBills.map(({ bill, left }) => [bill.key, left])).toEqual([
    ['l2', 100_00],
    ['l1', 0],
  ]);
});

test('counts a bill charged by direct debit as charged, except for its scheduled payments', () => {
  const openBills = [{ payee: payee('luz'), bills: [bill('l', '2026-11-29', { chargedOn: '2026-11-30' })] }];
  const charged = dueUntil('2026-12-02', openBills, []);
  expect(charged.map((one) => [one.charged, one.left, dayOf(one)])).toEqual([
    ['2026-11-30', 0, '2026-11-30'],
  ]);
  expect(sumsOf(charged)).toEqual({ left: 0, planned: 0, charged: 100_00 });
  expect(sumsOf(dueUntil('2026-12-02', openBills, [rowFor('luz', 'l', 40)]))).toEqual({
    left: 0,
    planned: 40_00,
    charged: 60_00,
  });
  expect(dueUntil('2026-12-02', openBills, [rowFor('luz', 'l')])[0]).not.toHaveProperty('charged');
});
