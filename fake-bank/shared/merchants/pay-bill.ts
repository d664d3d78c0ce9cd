import type { Transaction } from '#bank/core/storage/transaction';
import { billAfter, type Month } from './bill';
import { type Bill, type BillQuery, billIn } from './bills';
import { billCredits, bills, creditOn, keepOpen } from './stored-bills';

/** Stops the search after a century of bills: a reference may never be billed again. */
const MAX_BILLS = 1_200;

/** Credits an overpayment to the next bills with debt, never to a paid one. */
function carryOver(tx: Transaction, billed: BillQuery, paid: Month, surplus: number): void {
  let unusedSurplus = surplus;
  for (let at = 1; unusedSurplus > 0 && at <= MAX_BILLS; at += 1) {
    const { key, owed } = billIn(tx, billed, billAfter(billed.merchant, paid, at));
    const part = Math.min(unusedSurplus, owed);
    if (part > 0) tx.put(billCredits, { key, amount: creditOn(tx, key) + part });
    unusedSurplus -= part;
  }
}

export function payBill(tx: Transaction, billed: BillQuery, bill: Bill, amount: number): void {
  const { owed } = billIn(tx, billed, bill.month);
  const openBill = keepOpen(tx, billed, bill);
  tx.put(bills, { ...openBill, paid: Math.min(openBill.amount, openBill.paid + amount) });
  carryOver(tx, billed, bill.month, amount - owed);
}
