import type { Actor } from '#bank/core/activity/activity';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import type { ScheduledJob } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { rejectScheduledPayment } from '#bank/shared/payments/log';
import { type Payment, payments } from '#bank/shared/payments/payment';
import { fromCentavos } from '#contract/domain/money';
import { BillType } from '#contract/domain/payment';
import type { PaymentOrder } from '#contract/payments';
import { check } from './check';
import { settle } from './settlement';
import { type TargetRequest, targetOf } from './target';

function targetRequest({ operationType, payee, bill, merchantKey = '', reference }: Payment): TargetRequest {
  const operation_type = BillType.parse(operationType);
  if (payee === undefined) {
    return {
      operation_type,
      bill_statement_properties: { merchant_key: merchantKey, mobile_telephone: reference },
    };
  }
  return {
    operation_type,
    payee_key: payee,
    ...(bill && { bill_statement_properties: { bill_key: bill.key } }),
  };
}

/** Rebuilds the order for its day; a full payment is capped at the current debt. */
function rebuildOrder(reader: Reader, actor: Actor, payment: Payment): PaymentOrder {
  const { paymentType = 'TOTAL', amount, effectiveDate, from } = payment;
  const target = targetRequest(payment);
  const { bill } = targetOf(reader, actor, target);
  const amountToPay = paymentType === 'TOTAL' && bill && bill.owed > 0 ? Math.min(amount, bill.owed) : amount;
  return {
    ...target,
    transaction_type: 'ONETIME',
    payment_type: paymentType,
    effective_date: effectiveDate,
    from_account_key: from.account,
    amount: { amount: fromCentavos(amountToPay), currency_code: 'MXN' },
  };
}

const rejections: Reasons = {
  fields: {
    payee_key: 'El servicio estaba inactivo o bloqueado ese día.',
    amount: 'El importe ya no era el del recibo.',
  },
  2081: 'Rebasas lo que puedes pagar en un día.',
  2082: 'Rebasas tu límite por operación.',
  CZ_BILL_PAID: 'El recibo ya estaba pagado.',
  CZ_NOT_ENTITLED: 'La cuenta origen ya no permite pagar servicios.',
  CZ_UNAVAILABLE: 'La empresa no respondió ese día.',
  otherwise: 'El servicio ya no está disponible.',
};

export function runScheduledPayment(tx: Transaction, { key, at }: ScheduledJob): void {
  const payment = tx.get(payments, key);
  if (payment?.status !== 'SCHEDULED') return;
  const actor = { customer: payment.customer, now: at };
  try {
    settle(tx, payment, check(tx, actor, rebuildOrder(tx, actor, payment)), at);
  } catch (error) {
    rejectScheduledPayment(tx, payment, { at, reason: reasonOf(error, rejections) });
  }
}
