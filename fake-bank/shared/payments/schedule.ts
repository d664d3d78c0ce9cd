import { opensAt } from '#bank/core/calendar/day';
import { unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import type { Payee } from '../parties/payees';
import { type Payment, payments } from './payment';

/** The kind of due work that makes a scheduled payment. */
export const BILL_PAYMENT = 'scheduled-bill-payment';

/** When a scheduled payment is made: as the service opens, at the same time for bills and top-ups. */
export const runsAt = (day: BankDate): number => opensAt(day, 'bill-payments');

/** Notes when a scheduled payment ran; any other did as it was ordered. */
export const executed = (payment: Payment, at: number): Payment =>
  payment.transactionType === 'SCHEDULED' ? { ...payment, executedAt: at } : payment;

/** A scheduled payment that is not made, and why. */
export const reject = (
  tx: Transaction,
  payment: Payment,
  { at, reason }: { at: number; reason: string },
): Payment => tx.put(payments, { ...executed(payment, at), status: 'REJECTED', reason });

/** What a customer has scheduled to a payee. A copy: each may be put anew while it is read. */
const scheduledTo = (reader: Reader, { customer, key }: Pick<Payee, 'customer' | 'key'>): Payment[] =>
  reader
    .list(payments, 'byCustomer', customer)
    .filter(({ status, payee }) => status === 'SCHEDULED' && payee === key);

/** What is scheduled to a payee is not made after all. */
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
