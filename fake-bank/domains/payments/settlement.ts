import { showEnding } from '#contract/shared/account';
import { isTopUp } from '#contract/shared/payment';
import type { Payment } from '../../ground/payment-book/payment';
import { settlePayment } from '../../ground/payment-book/settlement';
import type { Transaction } from '../../ground/store/transaction';
import type { Checked } from './check';
import { limitKeyOf } from './rules';

const words = ({ merchant, reference, payee }: Checked['target']): string => {
  if (!isTopUp(merchant.billType)) return `Pago a ${merchant.name}: ${payee?.nickname}`;
  return `Recarga ${merchant.name}: ${payee?.nickname ?? showEnding(reference)}`;
};

/** Makes a payment of what was checked. */
export const settle = (tx: Transaction, payment: Payment, checked: Checked, at: number): void =>
  settlePayment(
    tx,
    payment,
    {
      from: checked.from,
      ...checked.target,
      ...checked.quote,
      limitKey: limitKeyOf(checked.target.merchant.billType),
      description: words(checked.target),
    },
    at,
  );
