import { expect } from 'vitest';
import type { Reader } from '#bank/core/storage/collection';
import { billAfter, type Month, monthOf } from './bill';
import { type BillQuery, billIn, openBills, paidBills } from './bills';
import { owesNothing } from './magic';
import { creditOn, storedBillsOf } from './stored-bills';

/** Number of bills that can be prepaid. */
const BILLS_AHEAD = 12;

/** Observations of the bills of one reference over time. */
export type BillWatch = {
  /** By month: amount covered by payments at this bank or by credit. */
  covered: Map<Month, number>;
  /** By key: amount of a bill that was listed as paid, which must not change. */
  paid: Map<string, number>;
};

export const newWatch = (): BillWatch => ({ covered: new Map(), paid: new Map() });

export const coveredIn = ({ covered }: BillWatch): number =>
  [...covered.values()].reduce((sum, amount) => sum + amount, 0);

/**
 * Asserts that paid bills stay as they were, and records what covers each bill. A past bill that is not stored counts
 * as paid elsewhere, so its amount comes from an earlier call.
 */
export function checkBills(reader: Reader, billed: BillQuery, watch: BillWatch): void {
  if (owesNothing(billed.reference)) return;
  const shown = paidBills(reader, billed);
  for (const { key, amount } of shown) expect(watch.paid.get(key) ?? amount).toBe(amount);
  expect(openBills(reader, billed).filter(({ key }) => watch.paid.has(key))).toEqual([]);
  for (const { key, amount } of shown) watch.paid.set(key, amount);

  const recordCovered = (month: Month): number => {
    const { amount, owed } = billIn(reader, billed, month);
    watch.covered.set(month, amount - owed);
    return amount - owed;
  };
  for (const { month } of storedBillsOf(reader, billed)) recordCovered(month);
  const now = monthOf(billed.merchant, billed.today);
  const previous = billIn(reader, billed, billAfter(billed.merchant, now, -1));
  if (creditOn(reader, previous.key) > 0) recordCovered(previous.month);
  // Credit covers consecutive bills, even beyond the bills that can be prepaid.
  for (let at = 0; recordCovered(billAfter(billed.merchant, now, at)) > 0 || at <= BILLS_AHEAD; at += 1);
}
