import { expect, test } from 'vitest';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { PaymentRow } from '#contract/shared/payment';
import { dueUntil, sumsOf } from './due-bills';

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
const bill = (key: string, dueDate: string, more: Partial<Bill> = {}): Bill => ({
  key,
  reference: '1',
  period: 'Noviembre 2026',
  amount: 100,
  currencyCode: 'MXN',
  dueDate,
  status: 'OPEN',
  ...more,
});
const planned = (payeeKey: string, billKey?: string): PaymentRow => ({
  key: 'p',
  operationType: 'WITHRECEIPT',
  transactionType: 'SCHEDULED',
  status: 'SCHEDULED',
  effectiveDate: '2026-11-26',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  payee: { merchantName: payeeKey },
  reference: '1',
  totalAmount: { amount: 100, currencyCode: 'MXN' },
  payeeKey,
  order: { fromAccountKey: 'a', paymentType: 'TOTAL', ...(billKey && { billKey }) },
});

test('what is overdue stands first, then by day; what is later, paid or owes nothing is left out', () => {
  const due = dueUntil(
    '2026-12-02',
    [
      { payee: payee('luz'), bills: [bill('l', '2026-11-24')] },
      { payee: payee('gas'), bills: [bill('g', '2026-11-17', { status: 'OVERDUE', amount: 318.4 })] },
      { payee: payee('agua'), bills: [bill('a', '2026-12-02'), bill('b', '2026-12-03')] },
      { payee: payee('tele'), bills: [bill('t', '2026-11-20', { amount: 0 })] },
    ],
    [],
  );
  expect(due.map(({ bill }) => bill.key)).toEqual(['g', 'l', 'a']);
  expect(sumsOf(due)).toEqual({ left: 518_40, planned: 0 });
});

test('what is scheduled is told apart and not added', () => {
  const owed = [
    { payee: payee('luz'), bills: [bill('l1', '2026-11-24'), bill('l2', '2026-11-25')] },
    { payee: payee('gas'), bills: [bill('g', '2026-11-26')] },
  ];
  // A bill of a later day is among it by the day of its payment.
  owed.push({ payee: payee('agua'), bills: [bill('a', '2026-12-20')] });
  const due = dueUntil('2026-12-02', owed, [planned('luz', 'l2'), planned('gas'), planned('agua')]);
  expect(due.map(({ bill, scheduled }) => [bill.key, scheduled !== undefined])).toEqual([
    ['l1', false],
    ['l2', true],
    ['g', true],
    ['a', true],
  ]);
  expect(sumsOf(due)).toEqual({ left: 100_00, planned: 300_00 });
});
