import { opensAt } from '#bank/core/calendar/day';
import { unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import type { Payee } from '../parties/payees';
import { type Payment, payments } from './payment';

export const BILL_PAYMENT = 'scheduled-bill-payment';

export const runsAt = (day: BankDate): number => opensAt(day, 'bill-payments');

/** Unscheduled payments have no execution time. */
export const withExecutionTime = (payment: Payment, at: number): Payment =>
  payment.transactionType === 'SCHEDULED' ? { ...payment, executedAt: at } : payment;

export const reject = (
  tx: Transaction,
  payment: Payment,
  { at, reason }: { at: number; reason: string },
): Payment => tx.put(payments, { ...withExecutionTime(payment, at), status: 'REJECTED', reason });

/** Returns a copy: rows may be replaced during iteration. */
const scheduledTo = (reader: Reader, { customer, key }: Pick<Payee, 'customer' | 'key'>): Payment[] =>
  reader
    .list(payments, 'byCustomer', customer)
    .filter(({ status, payee }) => status === 'SCHEDULED' && payee === key);

export function rejectScheduledTo(
  tx: Transaction,
  payee: Pick<Payee, 'customer' | 'key'>,
  why: { at: number; reason: string },
): void {
  for (const payment of scheduledTo(tx, payee)) {
    unschedule(tx, { kind: BILL_PAYMENT, key: payment.key });
    reject(tx, payment, why);
  }
}
