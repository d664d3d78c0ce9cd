import * as z from 'zod/mini';
import { StoredMonth } from '#bank/core/calendar/stored-dates';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection, type Reader } from '#bank/core/storage/collection';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import { Reference } from '../fields/stored-field';
import type { MerchantData } from './merchant';
import { unknownMerchant } from './merchants';

/** Shared by all customers with the same reference. */
const StoredBill = z.object({
  key: StoredKey,
  merchantKey: StoredKey,
  reference: Reference,
  month: StoredMonth,
  amount: PositiveCentavos,
  /** Overpayments become credit on later bills. */
  paid: CentavosOrNone,
});
type StoredBill = z.infer<typeof StoredBill>;

const accountOf = ({ merchantKey, reference }: Pick<StoredBill, 'merchantKey' | 'reference'>): string =>
  `${merchantKey} ${reference}`;

export const bills = new Collection<StoredBill, 'byAccount'>(
  'bills',
  StoredBill,
  (bill) => bill.key,
  { byAccount: { keys: (bill) => [accountOf(bill)], order: (bill) => bill.month } },
  {
    validate: (bill) =>
      unknownMerchant(bill) ??
      (bill.paid > bill.amount
        ? { field: 'paid', reason: `more of ${bill.key} was paid than owed.` }
        : undefined),
  },
);

type BilledAccount = { merchant: Pick<MerchantData, 'merchantKey'>; reference: string };

export const storedBillsOf = (
  reader: Reader,
  { merchant: { merchantKey }, reference }: BilledAccount,
): readonly StoredBill[] => reader.list(bills, 'byAccount', accountOf({ merchantKey, reference }));

/** Stores a bill that will be paid, so that it stays open after its month. */
export function keepOpen(
  tx: Transaction,
  { merchant: { merchantKey }, reference }: BilledAccount,
  { key, month, amount }: Pick<StoredBill, 'key' | 'month' | 'amount'>,
): StoredBill {
  return tx.get(bills, key) ?? tx.put(bills, { key, merchantKey, reference, month, amount, paid: 0 });
}

const BillCredit = z.object({ key: StoredKey, amount: PositiveCentavos });

export const billCredits = new Collection('bill-credits', BillCredit, (credit) => credit.key, {});

export const creditOn = (reader: Reader, key: string): number => reader.get(billCredits, key)?.amount ?? 0;
