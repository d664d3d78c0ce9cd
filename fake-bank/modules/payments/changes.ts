import { type Actor, logChange, logSuccess } from '#bank/core/activity/activity';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedBillPayment } from '#bank/shared/payments/find-owned';
import { type Payment, payments } from '#bank/shared/payments/payment';
import { BILL_PAYMENT } from '#bank/shared/payments/schedule';
import type { PaymentChange, PaymentOrder } from '#contract/payments';
import { type CheckedPayment, check } from './check';
import { orderFieldsOf, schedulePayment } from './service';

type Cancellation = Extract<PaymentChange, { action_type: 'DELETE' }>;

/** Idempotent: a second cancellation has no effect. */
function cancel(tx: Transaction, payment: Payment, { transaction_type }: Cancellation, now: number): void {
  if (payment.transactionType === 'SCHEDULED' && transaction_type !== 'SCHEDULED') {
    throw fieldError('transaction_type', 'Este pago está programado.');
  }
  if (payment.status === 'CANCELLED') return;
  if (payment.status !== 'SCHEDULED') throw new DomainError('CZ_NOT_CANCELLABLE');
  tx.put(payments, { ...payment, status: 'CANCELLED', executedAt: now });
  unschedule(tx, { kind: BILL_PAYMENT, key: payment.key });
  const { customer, merchantName } = payment;
  logSuccess(tx, { customer, now }, 'PAYMENT', `Cancelaste el pago programado a ${merchantName}`);
}

/** The payee cannot change, because changes are not signed. */
function checkSamePayee({ target: { payee, merchant, reference } }: CheckedPayment, payment: Payment): void {
  const isSame =
    payee?.key === payment.payee &&
    merchant.merchantKey === payment.merchantKey &&
    reference === payment.reference;
  if (!isSame) throw fieldError('payee_key', 'Para pagar a otro, cancela este pago y haz uno nuevo.');
}

function modify(tx: Transaction, actor: Actor, payment: Payment, order: PaymentOrder): void {
  if (payment.status !== 'SCHEDULED') throw new DomainError('CZ_NOT_CANCELLABLE');
  const checked = check(tx, actor, order);
  if (order.transaction_type !== 'SCHEDULED') {
    throw fieldError(
      'transaction_type',
      'Un pago programado es para otro día. Para hoy, cancélalo y haz uno nuevo.',
    );
  }
  checkSamePayee(checked, payment);
  const changed = { ...payment, ...orderFieldsOf(order, checked) };
  schedulePayment(tx, changed, checked);
  const description = `Cambiaste el pago programado a ${payment.merchantName}`;
  logChange(tx, actor, { type: 'PAYMENT', description }, { before: payment, after: changed });
}

export function change(tx: Transaction, actor: Actor, key: string, body: PaymentChange): string {
  const payment = findOwnedBillPayment(tx, actor.customer, key);
  if (body.operation_type !== payment.operationType) {
    throw fieldError('operation_type', 'Este pago es de otro tipo.');
  }
  if (body.action_type === 'DELETE') cancel(tx, payment, body, actor.now);
  else {
    const { action_type: _, ...order } = body;
    modify(tx, actor, payment, order);
  }
  return payment.key;
}
