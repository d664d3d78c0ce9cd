import * as z from 'zod/mini';
import type { BillStatus } from '#contract/merchants';
import type { BankDate } from '#contract/shared/dates';
import { Refusal } from '../refusal/refusal';
import { Collection } from '../store/collection';
import type { Reader, Transaction } from '../store/transaction';
import { billAfter, type Charge, chargeIn, type Month, monthOf } from './bill';
import { isUnavailable, owesNothing } from './magic';
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

/** Whose bills: a customer of a merchant, as the merchant knows it, on a day. */
export type Billed = { merchant: MerchantData; reference: string; today: BankDate };

export type Bill = Charge & {
  status: BillStatus;
  /** What is still to be paid. */
  owed: number;
};

/** How many months a merchant looks back, and at most ahead. */
const MONTHS = 12;
/** Of what has no bill, so many can be chosen from. */
const OPEN_AT_ONCE = 2;

const storedOf = (reader: Reader, { merchant: { merchantKey }, reference }: Billed): readonly StoredBill[] =>
  reader.list(bills, 'byAccount', accountOf({ merchantKey, reference }));

/** What was paid too much before a month, less what has fallen due since. */
function creditBefore(reader: Reader, billed: Billed, month: Month): number {
  const last = storedOf(reader, billed)
    .filter((bill) => bill.month < month)
    .at(-1);
  if (!last) return 0;
  let credit = Math.max(0, last.paid - last.amount);
  let next = billAfter(billed.merchant, last.month, 1);
  while (credit > 0 && next < month) {
    credit = Math.max(0, credit - chargeIn(billed.merchant, billed.reference, next).amount);
    next = billAfter(billed.merchant, next, 1);
  }
  return credit;
}

/** One of an earlier month that nobody has touched here was paid elsewhere. */
const isPaidElsewhere = ({ merchant, reference, today }: Billed, month: Month): boolean =>
  month < monthOf(merchant, today) || owesNothing(reference);

function billIn(reader: Reader, billed: Billed, month: Month): Bill {
  const charge = chargeIn(billed.merchant, billed.reference, month);
  const stored = reader.get(bills, charge.key);
  const amount = stored?.amount ?? Math.max(0, charge.amount - creditBefore(reader, billed, month));
  const paid = stored?.paid ?? (isPaidElsewhere(billed, month) ? amount : 0);
  const owed = Math.max(0, amount - paid);
  const late = charge.due < billed.today ? 'OVERDUE' : 'OPEN';
  return { ...charge, amount: amount || charge.amount, owed, status: owed > 0 ? late : 'PAID' };
}

/** Those from one of the bills around today's to another. */
const around = (reader: Reader, billed: Billed, from: number, to: number): Bill[] => {
  const now = monthOf(billed.merchant, billed.today);
  return Array.from({ length: to - from + 1 }, (_, at) =>
    billIn(reader, billed, billAfter(billed.merchant, now, from + at)),
  );
};

const byDue = (a: Bill, b: Bill): number => (a.due < b.due ? -1 : 1);
const isOwed = ({ owed }: Bill): boolean => owed > 0;

/** What was begun and not finished of earlier months. */
const leftOver = (reader: Reader, billed: Billed): Bill[] =>
  storedOf(reader, billed)
    .filter(({ month }) => month < monthOf(billed.merchant, billed.today))
    .map(({ month }) => billIn(reader, billed, month))
    .filter(isOwed);

/** What can be paid, by due date. */
export function openBills(reader: Reader, billed: Billed): Bill[] {
  const withBill = billed.merchant.billType === 'WITHRECEIPT';
  const next = withBill
    ? around(reader, billed, 0, 0).filter(isOwed)
    : around(reader, billed, 0, MONTHS).filter(isOwed).slice(0, OPEN_AT_ONCE);
  return [...leftOver(reader, billed), ...next].sort(byDue);
}

/** What was paid, here or elsewhere, by due date. */
export const paidBills = (reader: Reader, billed: Billed): Bill[] =>
  around(reader, billed, -MONTHS, MONTHS)
    .filter(({ key, month, owed }) => owed === 0 && (isPast(billed, month) || reader.get(bills, key)))
    .sort(byDue);

const isPast = ({ merchant, today }: Billed, month: Month): boolean => month < monthOf(merchant, today);

/** A merchant that does not answer knows of no bill. */
export function checkAvailable(reference: string): void {
  if (isUnavailable(reference)) throw new Refusal('CZ_UNAVAILABLE');
}

/** A bill of this customer of the merchant; another's answers like one that does not exist. */
export function ownBill(reader: Reader, billed: Billed, key: string): Bill {
  const found = [...openBills(reader, billed), ...paidBills(reader, billed)].find((bill) => bill.key === key);
  if (!found) throw new Refusal('CZ_NOT_FOUND');
  return found;
}

/** The bill that can be paid on a day, paid or not. */
export const billOn = (reader: Reader, billed: Billed): Bill =>
  billIn(reader, billed, monthOf(billed.merchant, billed.today));

/** Notes what is paid of a bill; with nothing, that somebody is going to, so that it stays open until it is paid. */
export function payBill(
  tx: Transaction,
  { merchant: { merchantKey }, reference }: Omit<Billed, 'today'>,
  { key, month, owed }: Pick<Bill, 'key' | 'month' | 'owed'>,
  amount: number,
): void {
  const stored = tx.get(bills, key) ?? { key, merchantKey, reference, month, amount: owed, paid: 0 };
  tx.put(bills, { ...stored, paid: stored.paid + amount });
}
