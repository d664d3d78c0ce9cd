import type { Transaction } from '#bank/core/storage/transaction';
import type { Payment } from '#bank/shared/payments/payment';
import { settlePayment } from '#bank/shared/payments/settlement';
import { formatEnding } from '#contract/domain/account';
import { isTopUp } from '#contract/domain/payment';
import { paymentKinds } from '#contract/rules/payments';
import type { CheckedPayment } from './check';

const describeTarget = ({ merchant, reference, payee }: CheckedPayment['target']): string => {
  if (!isTopUp(merchant.billType)) return `Pago a ${merchant.name}: ${payee?.nickname}`;
  return `Recarga ${merchant.name}: ${payee?.nickname ?? formatEnding(reference)}`;
};

export const settle = (tx: Transaction, payment: Payment, checked: CheckedPayment, at: number): void =>
  settlePayment(
    tx,
    payment,
    {
      from: checked.from,
      ...checked.target,
      ...checked.quote,
      limitKey: paymentKinds[checked.target.merchant.billType].limitKey,
      description: describeTarget(checked.target),
    },
    at,
  );
