import { logSuccess } from '#bank/core/activity/activity';
import { notifyFailure } from '#bank/core/activity/notify-failure';
import type { Transaction } from '#bank/core/storage/transaction';
import { formatCentavos } from '#contract/domain/money';
import type { Payment } from './payment';
import { reject } from './schedule';

function orderOf({ transactionType, amount, merchantName }: Payment): string {
  const kind = transactionType === 'ONETIME' ? 'Pago' : 'Pago programado';
  return `${kind} de ${formatCentavos(amount, 'MXN')} a ${merchantName}`;
}

export const logPaymentOrder = (tx: Transaction, payment: Payment): void =>
  logSuccess(tx, { customer: payment.customer, now: payment.orderedAt }, 'PAYMENT', orderOf(payment));

export function rejectScheduledPayment(
  tx: Transaction,
  payment: Payment,
  why: { at: number; reason: string },
): void {
  reject(tx, payment, why);
  notifyFailure(
    tx,
    { customer: payment.customer, now: why.at },
    { subject: 'Pago no realizado', what: orderOf(payment), reason: why.reason },
  );
}
