import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import type { BillStatus } from '#contract/merchants';
import { billAfter, type Charge, chargeIn, type Month, monthOf } from './bill';
import { isUnavailable, owesNothing } from './magic';
import type { MerchantData } from './merchant';
import { bills, creditOn, storedOf } from './stored-bills';

/** Whose bills: a customer of a merchant, as the merchant knows it, on a day. */
export type Billed = { merchant: MerchantData; reference: string; today: BankDate };

export type Bill = Charge & {
  status: BillStatus;
  /** What is still to be paid. */
  owed: number;
};

/** How many bills a merchant looks back, and at most ahead. */
const BILLS_AROUND = 12;
/** Of what has no bill, so many can be chosen from. */
const OPEN_AT_ONCE = 2;

/** One of an earlier month that nobody has touched here was paid elsewhere. */
const isPaidElsewhere = ({ merchant, reference, today }: Billed, month: Month): boolean =>
  month < monthOf(merchant, today) || owesNothing(reference);

/** The bill of a month as it stands. What it comes to stays the same, whatever is credit on it. */
export function billIn(reader: Reader, billed: Billed, month: Month): Bill {
  const charge = chargeIn(billed.merchant, billed.reference, month);
  const stored = reader.get(bills, charge.key);
  const amount = stored?.amount ?? charge.amount;
  const covered = (stored?.paid ?? 0) + creditOn(reader, charge.key);
  const isElsewhere = !stored && isPaidElsewhere(billed, month);
  const owed = isElsewhere ? 0 : Math.max(0, amount - covered);
  const late = charge.due < billed.today ? 'OVERDUE' : 'OPEN';
  return { ...charge, amount, owed, status: owed > 0 ? late : 'PAID' };
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
    : around(reader, billed, 0, BILLS_AROUND).filter(isOwed).slice(0, OPEN_AT_ONCE);
  return [...leftOver(reader, billed), ...next].sort(byDue);
}

/** Whether a bill of which nothing is owed is one that was paid: here, elsewhere, or by credit once it is there. */
function wasPaid(reader: Reader, { merchant, today }: Billed, { key, month }: Bill): boolean {
  const now = monthOf(merchant, today);
  if (month < now || reader.get(bills, key)) return true;
  return month === now && creditOn(reader, key) > 0;
}

/** What was paid, here or elsewhere, by due date. */
export const paidBills = (reader: Reader, billed: Billed): Bill[] =>
  around(reader, billed, -BILLS_AROUND, BILLS_AROUND)
    .filter((bill) => bill.owed === 0 && wasPaid(reader, billed, bill))
    .sort(byDue);

/** A merchant that does not answer knows of no bill. */
export function checkAvailable(reference: string): void {
  if (isUnavailable(reference)) throw new DomainError('CZ_UNAVAILABLE');
}

/** A bill of this customer of the merchant; another's answers like one that does not exist. */
export function findOwnedBill(reader: Reader, billed: Billed, key: string): Bill {
  const found = [...openBills(reader, billed), ...paidBills(reader, billed)].find((bill) => bill.key === key);
  if (!found) throw new DomainError('CZ_NOT_FOUND');
  return found;
}
