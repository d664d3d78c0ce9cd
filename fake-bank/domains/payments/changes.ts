import type { PaymentChange, PaymentOrder } from '#contract/payments';
import { noteChanged, noteDone } from '../../ground/activity/activity';
import { unschedule } from '../../ground/due/due-work';
import { ownBillPayment } from '../../ground/payment-book/own';
import { type Payment, payments } from '../../ground/payment-book/payment';
import { BILL_PAYMENT } from '../../ground/payment-book/schedule';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';
import type { Transaction } from '../../ground/store/transaction';
import { type Checked, type Customer, check } from './check';
import { orderedOf, putOff } from './commands';

type Cancellation = Extract<PaymentChange, { action_type: 'DELETE' }>;

/** Cancels a payment that has not been made yet; said once more it is as it was. */
function cancel(tx: Transaction, payment: Payment, { transaction_type }: Cancellation, now: number): void {
  if (payment.transactionType === 'SCHEDULED' && transaction_type !== 'SCHEDULED') {
    throw fieldRefusal('transaction_type', 'Este pago está programado.');
  }
  if (payment.status === 'CANCELLED') return;
  if (payment.status !== 'SCHEDULED') throw new Refusal('CZ_NOT_CANCELLABLE');
  tx.put(payments, { ...payment, status: 'CANCELLED', executedAt: now });
  unschedule(tx, { kind: BILL_PAYMENT, key: payment.key });
  const { customer, merchantName } = payment;
  noteDone(tx, { customer, now }, 'PAYMENT', `Cancelaste el pago programado a ${merchantName}`);
}

/** A change is not signed, so it goes to whom the payment went. */
function checkSame({ target: { payee, merchant, reference } }: Checked, payment: Payment): void {
  const isSame =
    payee?.key === payment.payee &&
    merchant.merchantKey === payment.merchantKey &&
    reference === payment.reference;
  if (!isSame) throw fieldRefusal('payee_key', 'Para pagar a otro, cancela este pago y haz uno nuevo.');
}

/** Another day, amount, bill or account for a payment that has not been made yet. */
function modify(tx: Transaction, who: Customer, payment: Payment, order: PaymentOrder): void {
  if (payment.status !== 'SCHEDULED') throw new Refusal('CZ_NOT_CANCELLABLE');
  const checked = check(tx, who, order);
  if (order.transaction_type !== 'SCHEDULED') {
    throw fieldRefusal(
      'transaction_type',
      'Un pago programado es para otro día. Para hoy, cancélalo y haz uno nuevo.',
    );
  }
  checkSame(checked, payment);
  const changed = { ...payment, ...orderedOf(order, checked) };
  putOff(tx, changed, checked);
  const description = `Cambiaste el pago programado a ${payment.merchantName}`;
  noteChanged(tx, who, { type: 'PAYMENT', description }, { before: payment, after: changed });
}

/** Changes or cancels a scheduled payment; answers its key. */
export function change(tx: Transaction, who: Customer, key: string, body: PaymentChange): string {
  const payment = ownBillPayment(tx, who.customer, key);
  if (body.operation_type !== payment.operationType) {
    throw fieldRefusal('operation_type', 'Este pago es de otro tipo.');
  }
  if (body.action_type === 'DELETE') cancel(tx, payment, body, who.now);
  else {
    const { action_type: _, ...order } = body;
    modify(tx, who, payment, order);
  }
  return payment.key;
}
