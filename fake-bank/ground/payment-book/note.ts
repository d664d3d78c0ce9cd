import { showMoney } from '#contract/shared/money';
import { noteDone } from '../activity/activity';
import type { Transaction } from '../store/transaction';
import type { Payment } from './payment';

/** Writes down that a payment was ordered, at the moment at which it was. */
export function noteOrdered(
  tx: Transaction,
  { customer, orderedAt: now, transactionType, amount, merchantName }: Payment,
): void {
  const kind = transactionType === 'ONETIME' ? 'Pago' : 'Pago programado';
  noteDone(tx, { customer, now }, 'PAYMENT', `${kind} de ${showMoney(amount, 'MXN')} a ${merchantName}`);
}
