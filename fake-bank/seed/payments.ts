import { addDays, type BankDate, bankDate, daysBetween } from '#contract/domain/dates';
import { atHour } from '../core/calendar/day';
import type { CustomerAccount } from '../core/ledger/accounts';
import { balanceOf, type LedgerOperation } from '../core/ledger/ledger';
import { nextFolio } from '../core/operations/folio';
import { nextKey } from '../core/storage/sequence';
import type { Transaction } from '../core/storage/transaction';
import { billAfter, type Charge, chargeIn, monthOf } from '../shared/merchants/bill';
import { hasMagicEnding } from '../shared/merchants/magic';
import type { MerchantData } from '../shared/merchants/merchant';
import { merchantOf } from '../shared/merchants/merchants';
import { bills } from '../shared/merchants/stored-bills';
import { nextAuthorization } from '../shared/payments/authorization';
import { type Payment, paidFrom, payments } from '../shared/payments/payment';
import { digitsFrom } from './random';
import { customerAccount } from './transfers';

/** Merchant by the movement's description. */
const payeesByMovement: ReadonlyMap<string, string> = new Map([
  ['Recibo de luz', 'luz-del-altiplano'],
  ['Recibo de luz y gas', 'luz-y-gas-las-torres'],
  ['Gas natural', 'gas-natural-el-mezquite'],
  ['Internet y teléfono de casa', 'internet-quetzal'],
  ['Plan de celular', 'celular-colibri-plan'],
  ['Tiempo aire', 'celular-colibri'],
]);

export function merchantPaidIn(description: string): MerchantData {
  const key = payeesByMovement.get(description);
  if (!key) throw new Error(`No payee for the movement '${description}' in seed/payments.ts`);
  return merchantOf(key);
}

type Order = { from: string; amount: number; description: string; at: number };

/** Finds a reference whose generated bill equals the amount paid, if the merchant has plans. */
function referenceOf(merchant: MerchantData, { description, amount, at }: Order, customer: string): string {
  const length = merchant.fields[0].maximumLength ?? 0;
  const fits = (reference: string) =>
    !hasMagicEnding(reference) &&
    (!merchant.charges?.plans ||
      chargeIn(merchant, reference, monthOf(merchant, bankDate(at))).amount === amount);
  for (let attempt = 0; ; attempt += 1) {
    const reference = digitsFrom(`${customer} ${description} ${attempt}`, length);
    if (fits(reference)) return reference;
    if (attempt > 1000) throw new Error(`${merchant.name} has no plan of ${amount} centavos`);
  }
}

type Paid = {
  account: CustomerAccount;
  merchant: MerchantData;
  reference: string;
  amount: number;
  at: number;
};

export const paymentOf = (tx: Transaction, { account, merchant, reference, amount, at }: Paid): Payment => ({
  key: nextKey(tx, 'payment'),
  customer: account.customer,
  confirmationNumber: nextFolio(tx),
  operationType: merchant.billType,
  transactionType: 'ONETIME',
  status: 'PROCESSED',
  effectiveDate: bankDate(at),
  orderedAt: at,
  from: paidFrom(account),
  merchantName: merchant.name,
  merchantKey: merchant.merchantKey,
  reference,
  amount,
});

function record(tx: Transaction, order: Order, change: Partial<Payment>): Payment {
  const merchant = merchantPaidIn(order.description);
  const account = customerAccount(tx, order.from);
  if (!account) throw new Error(`${order.from} pays nothing`);
  const { amount, at } = order;
  const reference = referenceOf(merchant, order, account.customer);
  return tx.put(payments, { ...paymentOf(tx, { account, merchant, reference, amount, at }), ...change });
}

/** Habits pay on the same day each month; due dates vary by a few days. */
const NEAR_DAYS = 3;

/** Returns the bill of the payment's month, or the previous one if that is due about the day of the payment. */
function paidBill(merchant: MerchantData, { reference, effectiveDate }: Payment): Charge {
  const month = monthOf(merchant, effectiveDate);
  const previous = chargeIn(merchant, reference, billAfter(merchant, month, -1));
  const isNear = Math.abs(daysBetween(previous.due, effectiveDate)) <= NEAR_DAYS;
  return isNear ? previous : chargeIn(merchant, reference, month);
}

/** Stores the bill with the amount that was paid. */
function recordBill(tx: Transaction, payment: Payment): NonNullable<Payment['bill']> {
  const { merchantKey = '', reference, amount } = payment;
  const { key, month } = paidBill(merchantOf(merchantKey), payment);
  const before = tx.get(bills, key)?.paid ?? 0;
  const total = before + amount;
  tx.put(bills, { key, merchantKey, reference, month, amount: total, paid: total });
  return { key, month };
}

/** Records a payment before its posting, hence the computed `balanceAfter`. */
export function recordPayment(tx: Transaction, order: Order): LedgerOperation {
  const payment = record(tx, order, {
    authorization: nextAuthorization(tx),
    balanceAfter: balanceOf(tx, order.from) - order.amount,
  });
  if (payment.operationType !== 'MOBILETOPUP') {
    tx.put(payments, { ...payment, bill: recordBill(tx, payment) });
  }
  return { kind: payment.operationType, key: payment.key };
}

export const recordRejectedPayment = (tx: Transaction, from: string, today: BankDate): void =>
  void record(
    tx,
    { from, amount: 200_00, description: 'Tiempo aire', at: atHour(addDays(today, -8), 11) },
    {
      transactionType: 'SCHEDULED',
      status: 'REJECTED',
      effectiveDate: addDays(today, -2),
      executedAt: atHour(addDays(today, -2), 6),
      reason: 'La compañía no respondió.',
    },
  );
