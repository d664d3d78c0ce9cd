import { expect } from 'vitest';
import type { Reader } from '#bank/core/storage/transaction';
import { billAfter, type Month, monthOf } from './bill';
import { type Billed, billIn, openBills, paidBills } from './bills';
import { owesNothing } from './magic';
import { storedOf } from './stored-bills';

/** So many can be paid ahead of their month. */
const MONTHS = 12;

/** What somebody who looks at the bills of one account again and again has seen of them. */
export type BillWatch = {
  /** By month: what of a bill was covered here, by payment or by credit. */
  covered: Map<Month, number>;
  /** By key: what one that was shown as paid came to. */
  paid: Map<string, number>;
};

export const newWatch = (): BillWatch => ({ covered: new Map(), paid: new Map() });

/** What all of its bills have taken of what was paid here. */
export const coveredIn = ({ covered }: BillWatch): number =>
  [...covered.values()].reduce((sum, amount) => sum + amount, 0);

/**
 * Looks at the bills of an account: what was shown as paid stays as it was. Of an earlier month that nobody has
 * touched, the rest counts as paid elsewhere: what was covered here is what an earlier look has seen.
 */
export function look(reader: Reader, billed: Billed, watch: BillWatch): void {
  if (owesNothing(billed.reference)) return;
  const shown = paidBills(reader, billed);
  for (const { key, amount } of shown) expect(watch.paid.get(key) ?? amount).toBe(amount);
  expect(openBills(reader, billed).filter(({ key }) => watch.paid.has(key))).toEqual([]);
  for (const { key, amount } of shown) watch.paid.set(key, amount);

  const note = (month: Month): number => {
    const { amount, owed } = billIn(reader, billed, month);
    watch.covered.set(month, amount - owed);
    return amount - owed;
  };
  for (const { month } of storedOf(reader, billed)) note(month);
  // Credit lies on one after another, beyond those that can be paid ahead of their month.
  const now = monthOf(billed.merchant, billed.today);
  for (let at = 0; note(billAfter(billed.merchant, now, at)) > 0 || at <= MONTHS; at += 1);
}
