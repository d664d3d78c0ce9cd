import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import type { TransferRow } from '#contract/transfers';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { findFailedOrders } from './failed-orders';

const transfer = (key: string, change: Partial<TransferRow> = {}): TransferRow => ({
  key,
  transferType: 'schedule',
  effectiveDate: '2026-11-20',
  status: 'REJECTED',
  amount: 95_000,
  currencyCode: 'MXN',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Ahorro', displayId: '•••• 0197' },
  ...change,
});

const payment = (key: string, change: Partial<PaymentRow> = {}): PaymentRow =>
  scheduledPayment(key, { status: 'REJECTED', totalAmount: pesos(684), ...change });

test('lists orders that charged nothing, newest first, with their receipt', () =>
  expect(
    findFailedOrders(
      [
        transfer('rent', { status: 'FAILED', thirdPartyType: 'spei', effectiveDate: '2026-11-19' }),
        transfer('car'),
        transfer('paid', { status: 'PROCESSED', amount: 1 }),
        transfer('returned', { status: 'REVERSE', amount: 2 }),
        transfer('cancelled', { status: 'CANCELLED', amount: 3 }),
      ],
      [
        payment('light', { effectiveDate: '2026-11-21' }),
        payment('water', { status: 'PROCESSED', reference: '9' }),
      ],
    ).map(({ title, receiptUrl }) => [title, receiptUrl]),
  ).toEqual([
    ['Pago de Luz del Altiplano', '/bill-payments/service/receipt?key=light'],
    ['Transferencia a Ahorro', '/transfers/my-own-accounts/receipt?key=car'],
    ['Transferencia a Ahorro', '/third-parties/spei/receipt?key=rent'],
  ]));

test.each<[string, Partial<TransferRow>, number]>([
  ['done later', { status: 'PROCESSED', effectiveDate: '2026-11-22' }, 0],
  ['scheduled again', { status: 'SCHEDULED', effectiveDate: '2026-11-30' }, 0],
  ['done before', { status: 'PROCESSED', effectiveDate: '2026-11-19' }, 1],
  ['another amount', { status: 'PROCESSED', amount: 95_000.01 }, 1],
  ['another account', { status: 'PROCESSED', toAccount: { description: 'x', displayId: '•••• 1' } }, 1],
])('leaves out a failed transfer only if it was repeated: %s', (_, change, count) =>
  expect(findFailedOrders([transfer('again', change), transfer('car')], [])).toHaveLength(count),
);

test.each<[string, Partial<PaymentRow>, number]>([
  ['done later', { status: 'PROCESSED' }, 0],
  ['another service', { status: 'PROCESSED', reference: '9' }, 1],
  ['rejected again', { status: 'REJECTED' }, 2],
])('leaves out a failed payment only if it was repeated: %s', (_, change, count) =>
  expect(findFailedOrders([], [payment('again', change), payment('light')])).toHaveLength(count),
);
