import { showEnding } from '#contract/shared/account';
import { bankDate } from '#contract/shared/dates';
import { isTopUp } from '#contract/shared/payment';
import { bankAccount } from '../../ground/ledger/accounts';
import { balanceOf, post } from '../../ground/ledger/ledger';
import { countUse } from '../../ground/limits/limits';
import { merchantAccount } from '../../ground/merchants/account';
import { payBill } from '../../ground/merchants/pay-bill';
import { notePaid } from '../../ground/parties/payees';
import { nextAuthorization } from '../../ground/payment-book/authorization';
import { type Payment, payments } from '../../ground/payment-book/payment';
import { executed } from '../../ground/payment-book/schedule';
import type { Transaction } from '../../ground/store/transaction';
import type { Checked } from './check';
import { limitKeyOf } from './rules';

const words = ({ merchant, reference, payee }: Checked['target']): string => {
  if (!isTopUp(merchant.billType)) return `Pago a ${merchant.name}: ${payee?.nickname}`;
  return `Recarga ${merchant.name}: ${payee?.nickname ?? showEnding(reference)}`;
};

/** Pays the merchant: pesos straight across, dollars through the bank's exchange accounts. */
function charge(tx: Transaction, { from, target, quote }: Checked, at: number): void {
  const { amount, charged } = quote;
  const exchanged = [
    { account: bankAccount('exchange', from.currency), amount: charged },
    { account: bankAccount('exchange', 'MXN'), amount: -amount },
  ];
  post(tx, {
    at,
    description: words(target),
    category: 'services',
    postings: [
      { account: from.key, amount: -charged },
      ...(from.currency === 'MXN' ? [] : exchanged),
      { account: merchantAccount(tx, target.merchant), amount },
    ],
  });
}

/** Makes a payment: the money moves, the bill is paid for everybody, and the day's limit is used. */
export function settle(tx: Transaction, payment: Payment, checked: Checked, at: number): void {
  const { from, target, quote } = checked;
  const { merchant, payee, bill } = target;
  const { amount, charged, exchangeRate } = quote;
  const day = bankDate(at);
  charge(tx, checked, at);
  if (bill) payBill(tx, { ...target, today: day }, bill, amount);
  countUse(tx, { customer: payment.customer, limitKey: limitKeyOf(merchant.billType), day, amount });
  if (payee) notePaid(tx, payee, { date: day, amount });
  tx.put(payments, {
    ...executed(payment, at),
    status: 'PROCESSED',
    amount,
    ...(exchangeRate !== undefined && { exchangeRate, charged }),
    authorization: nextAuthorization(tx),
    balanceAfter: balanceOf(tx, from.key),
  });
}
