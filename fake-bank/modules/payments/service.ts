import type * as z from 'zod/mini';
import type { Actor } from '#bank/core/activity/activity';
import { fieldError } from '#bank/core/errors/domain-error';
import { withoutField } from '#bank/core/errors/without-field';
import type { SignedBy } from '#bank/core/http/signed-by';
import { executeSignedOnce, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { nextFolio } from '#bank/core/operations/folio';
import {
  bindOperation,
  checkReviewed,
  executeOnce,
  openOperation,
  storeReviewed,
  typeOfOperation,
} from '#bank/core/operations/operation';
import { schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { keepOpen } from '#bank/shared/merchants/stored-bills';
import { logPaymentOrder } from '#bank/shared/payments/log';
import { type Payment, paidFrom, payments } from '#bank/shared/payments/payment';
import { BILL_PAYMENT, runsAt } from '#bank/shared/payments/schedule';
import { BillType } from '#contract/domain/payment';
import type { PaymentExecution, PaymentOrder, PaymentValidation } from '#contract/payments';
import { type CheckedPayment, check } from './check';
import { settle } from './settlement';
import { targetOf } from './target';

/** The operation kind includes the payment type chosen at setup. */
const kindOf = (billType: BillType) => `payment:${billType}`;

export const setUp = (tx: Transaction, customer: string, billType: BillType) =>
  openOperation(tx, customer, kindOf(billType));

const typeOf = (reader: Reader, customer: string, key: string): BillType =>
  typeOfOperation(reader, { key, customer }, BillType.options, kindOf);

function checkType(order: PaymentOrder, billType: BillType): void {
  if (order.operation_type !== billType) {
    throw fieldError('operation_type', 'Este pago se empezó como otro. Empieza de nuevo.');
  }
}

export function validate(
  tx: Transaction,
  actor: Actor,
  key: string,
  { action_type: _, nonce, ...order }: z.infer<typeof PaymentValidation>,
): CheckedPayment {
  const billType = typeOf(tx, actor.customer, key);
  const execution = { key, nonce, customer: actor.customer, kind: kindOf(billType) };
  // Ownership errors come before errors in the order.
  bindOperation(tx, execution, order);
  checkType(order, billType);
  const checked = check(tx, actor, order);
  storeReviewed(tx, execution, payeeOf(checked));
  return checked;
}

/** Compared at execution: a payee's number may change after the review. */
const payeeOf = ({
  target: {
    merchant: { merchantKey },
    reference,
  },
}: CheckedPayment) => ({ merchantKey, reference });

export const orderFieldsOf = (
  order: PaymentOrder,
  { from, target: { merchant, reference, payee, bill }, quote }: CheckedPayment,
) => ({
  effectiveDate: order.effective_date,
  from: paidFrom(from),
  merchantName: merchant.name,
  merchantKey: merchant.merchantKey,
  reference,
  ...(payee && { payee: payee.key }),
  ...(bill && { bill: { key: bill.key, month: bill.month } }),
  paymentType: order.payment_type,
  amount: quote.amount,
});

/** Reserves the bill, so that it stays open until it is paid. */
export function schedulePayment(tx: Transaction, payment: Payment, { target }: CheckedPayment): void {
  if (target.bill) keepOpen(tx, target, target.bill);
  tx.put(payments, payment);
  schedule(tx, { kind: BILL_PAYMENT, key: payment.key, at: runsAt(payment.effectiveDate) });
}

function make(
  tx: Transaction,
  actor: Actor,
  key: string,
  order: PaymentOrder,
  checked: CheckedPayment,
): string {
  const payment: Payment = {
    key,
    customer: actor.customer,
    confirmationNumber: nextFolio(tx),
    operationType: order.operation_type,
    transactionType: order.transaction_type,
    status: 'SCHEDULED',
    orderedAt: actor.now,
    ...orderFieldsOf(order, checked),
  };
  logPaymentOrder(tx, payment);
  if (order.transaction_type === 'ONETIME') settle(tx, payment, checked, actor.now);
  else schedulePayment(tx, payment, checked);
  return key;
}

/** Executes a validated order once. Only an unsaved phone requires a signature. */
export function execute(
  tx: Transaction,
  call: SignedBy,
  key: string,
  { action_type: _, nonce, ...order }: z.infer<typeof PaymentExecution>,
): SignedOutcome {
  const reference = { ...call, key, nonce, kind: kindOf(typeOf(tx, call.customer, key)) };
  const checkOwnership = () => {
    findOwnedAccount(tx, call.customer, order.from_account_key);
    targetOf(tx, call, order);
  };
  const checked = () => {
    const now = withoutField(() => check(tx, call, order));
    checkReviewed(tx, reference, payeeOf(now));
    return now;
  };
  const makePayment = (as: CheckedPayment) => make(tx, call, key, order, as);
  if (order.payee_key === undefined) {
    return executeSignedOnce(tx, reference, order, { checkOwnership, check: checked, make: makePayment });
  }
  const steps = { checkOwnership, mayBeUnvalidated: () => false, make: () => makePayment(checked()) };
  return { resultKey: executeOnce(tx, reference, order, steps) };
}
