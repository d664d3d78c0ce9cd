import * as z from 'zod/mini';
import { Collection } from '../store/collection';
import type { Reader, Transaction } from '../store/transaction';
import type { Month } from './bill';
import type { MerchantData } from './merchant';

const centavos = z.number().check(z.int());

/** A bill that somebody has paid, in part or ahead of its day: it is that for everybody who looks at it. */
const StoredBill = z.object({
  key: z.string(),
  merchantKey: z.string(),
  reference: z.string(),
  month: z.string(),
  /** What it came to, and what was paid of it: more is credit on the next. */
  amount: centavos,
  paid: centavos,
});
type StoredBill = z.infer<typeof StoredBill>;

const accountOf = ({ merchantKey, reference }: Pick<StoredBill, 'merchantKey' | 'reference'>): string =>
  `${merchantKey} ${reference}`;

export const bills = new Collection<StoredBill, 'byAccount'>('bills', StoredBill, (bill) => bill.key, {
  byAccount: { keys: (bill) => [accountOf(bill)], order: (bill) => bill.month },
});

/** A customer of a merchant, as the merchant knows it. */
type Account = { merchant: Pick<MerchantData, 'merchantKey'>; reference: string };

/** The bills of a customer of a merchant that somebody has touched, by month. */
export const storedOf = (
  reader: Reader,
  { merchant: { merchantKey }, reference }: Account,
): readonly StoredBill[] => reader.list(bills, 'byAccount', accountOf({ merchantKey, reference }));

/** Notes what is paid of a bill; with nothing, that somebody is going to, so that it stays open until it is paid. */
export function payBill(
  tx: Transaction,
  { merchant: { merchantKey }, reference }: Account,
  { key, month, owed }: { key: string; month: Month; owed: number },
  amount: number,
): void {
  const stored = tx.get(bills, key) ?? { key, merchantKey, reference, month, amount: owed, paid: 0 };
  tx.put(bills, { ...stored, paid: stored.paid + amount });
}
