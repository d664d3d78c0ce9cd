import { expect } from 'vitest';
import type { Reader } from '#bank/core/storage/collection';
import { billAfter, type Month, monthOf } from './bill';
import { type BillQuery, billIn, openBills, paidBills } from './bills';
import { owesNothing } from './magic';
import { storedOf } from './stored-bills';

const PREPAYABLE_MONTHS = 12;

/** Observations of one account's bills over time. */
export type BillWatch = {
  /** By month: amount covered by payments at this bank or by credit. */
  covered: Map<Month, number>;
  /** By key: amount of a bill that was listed as paid. */
  paid: Map<string, number>;
};

export const newWatch = (): BillWatch => ({ covered: new Map(), paid: new Map() });

export const coveredIn = ({ covered }: BillWatch): number =>
  [...covered.values()].reduce((sum, amount) => sum + amount, 0);

/**
 * Asserts that paid bills stay as they were. The uncovered rest of an untouched past bill counts as paid
 * elsewhere, so its covered amount comes from an earlier observation.
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
  for (const { month } of storedOf(reader, billed)) recordCovered(month);
  // Credit covers consecutive bills, even beyond the bills that can be prepaid.
  const now = monthOf(billed.merchant, billed.today);
  for (
    let at = 0;
    recordCovered(billAfter(billed.merchant, now, at)) > 0 || at <= PREPAYABLE_MONTHS;
    at += 1
  );
}
