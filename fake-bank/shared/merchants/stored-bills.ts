import * as z from 'zod/mini';
import { StoredMonth } from '#bank/core/calendar/stored-dates';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import type { MerchantData } from './merchant';
import { unknownMerchant } from './merchants';

/** A bill that somebody here has paid or is going to: it is that for everybody who looks at it. */
const StoredBill = z.object({
  key: z.string(),
  merchantKey: z.string(),
  reference: z.string(),
  month: StoredMonth,
  /** What it comes to, and what was paid to it: more is credit on later ones. */
  amount: PositiveCentavos,
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
  { validate: unknownMerchant },
);

/** A customer of a merchant, as the merchant knows it. */
type Account = { merchant: Pick<MerchantData, 'merchantKey'>; reference: string };

/** The bills of a customer of a merchant that somebody has touched, by month. */
export const storedOf = (
  reader: Reader,
  { merchant: { merchantKey }, reference }: Account,
): readonly StoredBill[] => reader.list(bills, 'byAccount', accountOf({ merchantKey, reference }));

/** Notes that somebody is going to pay a bill, so that it stays open until it is paid. */
export function keepOpen(
  tx: Transaction,
  { merchant: { merchantKey }, reference }: Account,
  { key, month, amount }: Pick<StoredBill, 'key' | 'month' | 'amount'>,
): StoredBill {
  return tx.get(bills, key) ?? tx.put(bills, { key, merchantKey, reference, month, amount, paid: 0 });
}

/** What of a bill is covered by what was paid beyond earlier ones. */
const BillCredit = z.object({ key: z.string(), amount: PositiveCentavos });

export const billCredits = new Collection('bill-credits', BillCredit, (credit) => credit.key, {});

export const creditOn = (reader: Reader, key: string): number => reader.get(billCredits, key)?.amount ?? 0;
