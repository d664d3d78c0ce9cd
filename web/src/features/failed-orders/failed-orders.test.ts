import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import type { LastCharge } from '#contract/domain/preauthorized-payment';
import type { TransferRow } from '#contract/transfers';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { debit } from '../bill-payments/preauthorized/debit.test-support';
import { findFailedOrders } from './failed-orders';

const NO_ORDERS = { transfers: [], payments: [], directDebits: [] };

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

const CHARGE = { date: '2026-11-22', status: 'REJECTED' } as const;

const failedDebit = (change: Partial<LastCharge> = {}) =>
  debit('cable', { merchantName: 'Cable Ixtle', reference: '7', lastCharge: { ...CHARGE, ...change } });

test('lists failed and rejected orders, newest first, with a link to the page that shows the reason', () =>
  expect(
    findFailedOrders({
      transfers: [
        transfer('car'),
        transfer('rent', { status: 'FAILED', thirdPartyType: 'spei', effectiveDate: '2026-11-19' }),
        transfer('paid', { status: 'PROCESSED', amount: 1 }),
        transfer('returned', { status: 'REVERSE', amount: 2 }),
        transfer('cancelled', { status: 'CANCELLED', amount: 3 }),
      ],
      payments: [
        payment('light', { effectiveDate: '2026-11-21' }),
        payment('water', { status: 'PROCESSED', reference: '9' }),
      ],
      directDebits: [failedDebit()],
    }).map(({ title, url }) => [title, url]),
  ).toEqual([
    ['Domiciliación de Cable Ixtle', '/preauthorized-payments#cable'],
    ['Pago de Luz del Altiplano', '/bill-payments/service/receipt?key=light'],
    ['Transferencia a Ahorro', '/transfers/my-own-accounts/receipt?key=car'],
    ['Transferencia a Ahorro', '/third-parties/spei/receipt?key=rent'],
  ]));

test.each<[string, Partial<TransferRow>, number]>([
  ['done later', { status: 'PROCESSED', effectiveDate: '2026-11-22' }, 0],
  ['scheduled again', { status: 'SCHEDULED', effectiveDate: '2026-11-30' }, 0],
  ['another amount', { status: 'PROCESSED', amount: 95_000.01 }, 1],
  ['another account', { status: 'PROCESSED', toAccount: { description: 'x', displayId: '•••• 1' } }, 1],
])('leaves out a failed transfer only if it was repeated: %s', (_, change, count) =>
  expect(
    findFailedOrders({ ...NO_ORDERS, transfers: [transfer('again', change), transfer('car')] }),
  ).toHaveLength(count),
);

test('keeps an order that failed after an equal one was done on the same day', () =>
  expect(
    findFailedOrders({
      ...NO_ORDERS,
      transfers: [transfer('car'), transfer('done', { status: 'PROCESSED' })],
      payments: [payment('light'), payment('paid', { status: 'PROCESSED' })],
    }).map(({ key }) => key),
  ).toEqual(['light', 'car']));

test.each<[string, Partial<PaymentRow>, number]>([
  ['done later', { status: 'PROCESSED' }, 0],
  ['another service', { status: 'PROCESSED', reference: '9' }, 1],
  ['rejected again', { status: 'REJECTED' }, 2],
])('leaves out a failed payment only if it was repeated: %s', (_, change, count) =>
  expect(
    findFailedOrders({ ...NO_ORDERS, payments: [payment('again', change), payment('light')] }),
  ).toHaveLength(count),
);

test.each<[string, Partial<LastCharge>, PaymentRow | undefined, number]>([
  ['failed', {}, undefined, 1],
  ['waiting for its second attempt', { status: 'RETRYING' }, undefined, 1],
  ['charged', { status: 'PROCESSED' }, undefined, 0],
  ['failed and paid since', {}, payment('paid', { status: 'PROCESSED' }), 0],
])('includes a direct debit only if its charge is still missing: %s', (_, change, repayment, count) =>
  expect(
    findFailedOrders({ ...NO_ORDERS, directDebits: [{ ...failedDebit(change), repayment }] }),
  ).toHaveLength(count),
);
