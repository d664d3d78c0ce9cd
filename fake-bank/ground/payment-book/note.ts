import { showMoney } from '#contract/shared/money';
import { noteDone } from '../activity/activity';
import { notifyNotDone } from '../activity/not-done';
import type { Transaction } from '../store/transaction';
import type { Payment } from './payment';
import { reject } from './schedule';

function orderOf({ transactionType, amount, merchantName }: Payment): string {
  const kind = transactionType === 'ONETIME' ? 'Pago' : 'Pago programado';
  return `${kind} de ${showMoney(amount, 'MXN')} a ${merchantName}`;
}

/** Writes down that a payment was ordered, at the moment at which it was. */
export const noteOrdered = (tx: Transaction, payment: Payment): void =>
  noteDone(tx, { customer: payment.customer, now: payment.orderedAt }, 'PAYMENT', orderOf(payment));

/** A scheduled payment that could not be made on its day. */
export function rejectOnItsDay(tx: Transaction, payment: Payment, why: { at: number; reason: string }): void {
  reject(tx, payment, why);
  notifyNotDone(
    tx,
    { customer: payment.customer, now: why.at },
    { subject: 'Pago no realizado', what: orderOf(payment), reason: why.reason },
  );
}
