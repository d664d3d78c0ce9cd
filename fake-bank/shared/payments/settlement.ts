import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { balanceOf, post } from '#bank/core/ledger/ledger';
import type { Transaction } from '#bank/core/storage/transaction';
import { bankDate } from '#contract/domain/dates';
import type { LimitKey } from '#contract/limits';
import { countUse } from '../limits/limits';
import { merchantAccount } from '../merchants/account';
import type { Bill } from '../merchants/bills';
import type { MerchantData } from '../merchants/merchant';
import { payBill } from '../merchants/pay-bill';
import { type Payee, recordLastPayment } from '../parties/payees';
import { nextAuthorization } from './authorization';
import { type Payment, payments } from './payment';
import { withExecutionTime } from './schedule';

/** `amount` in centavos, `charged` in cents of the account's currency. */
export type Settlement = {
  from: CustomerAccount;
  merchant: MerchantData;
  reference: string;
  payee?: Payee | undefined;
  /** Undefined for top-ups. */
  bill?: Bill | undefined;
  amount: number;
  charged: number;
  exchangeRate?: number | undefined;
  limitKey: LimitKey;
  description: string;
};

function charge(tx: Transaction, { operationType, key }: Payment, settlement: Settlement, at: number): void {
  const { from, merchant, amount, charged, description } = settlement;
  const exchanged = [
    { account: bankAccount('exchange', from.currency), amount: charged },
    { account: bankAccount('exchange', 'MXN'), amount: -amount },
  ];
  post(tx, {
    at,
    description,
    category: 'services',
    operation: { kind: operationType, key },
    postings: [
      { account: from.key, amount: -charged },
      ...(from.currency === 'MXN' ? [] : exchanged),
      { account: merchantAccount(tx, merchant), amount },
    ],
  });
}

export function settlePayment(tx: Transaction, payment: Payment, settlement: Settlement, at: number): void {
  const { from, merchant, reference, payee, bill, amount, charged, exchangeRate, limitKey } = settlement;
  const day = bankDate(at);
  charge(tx, payment, settlement, at);
  if (bill) payBill(tx, { merchant, reference, today: day }, bill, amount);
  countUse(tx, { customer: payment.customer, limitKey, day, amount });
  if (payee) recordLastPayment(tx, payee, { date: day, amount });
  tx.put(payments, {
    ...withExecutionTime(payment, at),
    status: 'PROCESSED',
    amount,
    ...(exchangeRate !== undefined && { exchangeRate, charged }),
    authorization: nextAuthorization(tx),
    balanceAfter: balanceOf(tx, from.key),
  });
}
