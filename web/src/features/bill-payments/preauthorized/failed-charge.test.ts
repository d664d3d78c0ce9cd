import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import type { LastCharge } from '#contract/domain/preauthorized-payment';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { debit } from './debit.test-support';
import { oldestFailedCharge, unpaidChargeOf, withRepayment } from './failed-charge';

const FAILED: LastCharge = { date: '2026-11-22', status: 'REJECTED', amount: pesos(649) };

const failedDebit = (change: Partial<LastCharge> = {}) =>
  debit('internet', { reference: '7', lastCharge: { ...FAILED, ...change } });

const payment = (change: Partial<PaymentRow>): PaymentRow =>
  scheduledPayment('payment', { status: 'PROCESSED', reference: '7', effectiveDate: FAILED.date, ...change });

test.each<[string, Partial<PaymentRow>, boolean]>([
  ['on the day of the charge', {}, true],
  ['scheduled', { status: 'SCHEDULED', effectiveDate: '2026-11-30' }, true],
  ['before the charge', { effectiveDate: '2026-11-21' }, false],
  ['rejected', { status: 'REJECTED' }, false],
  ['of another service', { reference: '9' }, false],
])('a payment settles a failed charge only if it pays its bill afterwards: %s', (_, change, isSettled) =>
  expect(unpaidChargeOf(withRepayment(failedDebit(), [payment(change)])) === undefined).toBe(isSettled),
);

test('finds the oldest failed charge', () => {
  const debits = [failedDebit(), failedDebit({ date: '2026-10-28', status: 'RETRYING' })];
  expect(oldestFailedCharge(debits)).toBe('2026-10-28');
  expect(oldestFailedCharge([failedDebit({ status: 'PROCESSED' }), debit('new')])).toBeUndefined();
});
