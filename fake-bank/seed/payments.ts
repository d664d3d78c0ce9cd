/** The history of payments that a life leaves behind: one for each service that was paid. */

import { addDays, type BankDate, bankDate } from '#contract/shared/dates';
import type { BillType } from '#contract/shared/payment';
import { accountRef } from '../ground/accounts/views';
import { atHour } from '../ground/calendar/day';
import { nextFolio } from '../ground/operation/folio';
import { type Payment, payments } from '../ground/payment-book/payment';
import { nextKey } from '../ground/store/sequence';
import type { Transaction } from '../ground/store/transaction';
import { randomFrom } from './random';
import { customerAccount } from './transfers';

type Merchant = { merchantName: string; operationType: BillType; digits: 10 | 12 };

/** Who is paid, by what the movement says. None of these businesses exists. */
const merchants: ReadonlyMap<string, Merchant> = new Map<string, Merchant>([
  ['Recibo de luz', { merchantName: 'Luz del Altiplano', operationType: 'WITHRECEIPT', digits: 12 }],
  ['Recibo de luz y gas', { merchantName: 'Luz y Gas Las Torres', operationType: 'WITHRECEIPT', digits: 12 }],
  ['Gas natural', { merchantName: 'Gas Natural El Mezquite', operationType: 'WITHRECEIPT', digits: 12 }],
  [
    'Internet y teléfono de casa',
    { merchantName: 'Internet Quetzal', operationType: 'WITHRECEIPT', digits: 10 },
  ],
  ['Plan de celular', { merchantName: 'Celular Colibrí', operationType: 'WITHOUTRECEIPT', digits: 10 }],
  ['Tiempo aire', { merchantName: 'Celular Colibrí', operationType: 'MOBILETOPUP', digits: 10 }],
]);

type Order = { from: string; amount: number; description: string; at: number };

/** What a merchant knows a customer by, the same in every bank: digits of which the first is no zero. */
function referenceOf(customer: string, description: string, digits: number): string {
  const random = randomFrom(`${customer} ${description}`);
  return Array.from({ length: digits }, (_, place) => random.integer(place === 0 ? 1 : 0, 9)).join('');
}

function record(tx: Transaction, order: Order, change: Partial<Payment>): void {
  const merchant = merchants.get(order.description);
  const from = customerAccount(tx, order.from);
  if (!merchant || !from)
    throw new Error(`who is paid for '${order.description}'? Say it in seed/payments.ts`);
  const { merchantName, operationType, digits } = merchant;
  tx.put(payments, {
    key: nextKey(tx, 'payment'),
    customer: from.customer,
    confirmationNumber: nextFolio(tx),
    operationType,
    transactionType: 'ONETIME',
    status: 'PROCESSED',
    effectiveDate: bankDate(order.at),
    orderedAt: order.at,
    from: { account: from.key, currency: from.currency, ...accountRef(from) },
    merchantName,
    reference: referenceOf(from.customer, order.description, digits),
    amount: order.amount,
    ...change,
  });
}

/** A service that was paid. */
export const recordPayment = (tx: Transaction, order: Order): void => record(tx, order, {});

/** One payment that the bank had to reject, so that a history shows it too. */
export const recordRejectedPayment = (tx: Transaction, from: string, today: BankDate): void =>
  record(
    tx,
    { from, amount: 500_00, description: 'Tiempo aire', at: atHour(addDays(today, -8), 11) },
    {
      transactionType: 'SCHEDULED',
      status: 'REJECTED',
      effectiveDate: addDays(today, -2),
      executedAt: atHour(addDays(today, -2), 6),
      reason: 'La compañía no reconoció el número.',
    },
  );
