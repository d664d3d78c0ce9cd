import { clockOrigin } from '#bank/core/calendar/clock';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import { type BankDate, bankDate } from '#contract/domain/dates';
import type { BillStatus } from '#contract/merchants';
import { billAfter, type Charge, chargeIn, type Month, monthOf } from './bill';
import { isUnavailable, owesNothing } from './magic';
import type { MerchantData } from './merchant';
import { bills, creditOn, storedBillsOf } from './stored-bills';

export type BillQuery = { merchant: MerchantData; reference: string; today: BankDate };

export type Bill = Charge & {
  status: BillStatus;
  owed: number;
};

const BILLS_AROUND = 12;
const OPEN_AT_ONCE = 2;

/**
 * Returns the month of the oldest bill that can be unpaid without a stored row: the bill before the current one, if it
 * was issued since the bank's start. Older bills count as paid elsewhere.
 */
function firstUnpaidMonth(reader: Reader, { merchant, today }: BillQuery): Month {
  const now = monthOf(merchant, today);
  const origin = clockOrigin(reader);
  const hasPrevious = origin !== null && monthOf(merchant, bankDate(origin)) < now;
  return hasPrevious ? billAfter(merchant, now, -1) : now;
}

const isPaidElsewhere = (reader: Reader, billed: BillQuery, month: Month): boolean =>
  month < firstUnpaidMonth(reader, billed) || owesNothing(billed.reference);

/** Credit lowers `owed`, never `amount`. */
export function billIn(reader: Reader, billed: BillQuery, month: Month): Bill {
  const charge = chargeIn(billed.merchant, billed.reference, month);
  const storedBill = reader.get(bills, charge.key);
  const amount = storedBill?.amount ?? charge.amount;
  const covered = (storedBill?.paid ?? 0) + creditOn(reader, charge.key);
  const wasPaidElsewhere = !storedBill && isPaidElsewhere(reader, billed, month);
  const owed = wasPaidElsewhere ? 0 : Math.max(0, amount - covered);
  const unpaidStatus = charge.due < billed.today ? 'OVERDUE' : 'OPEN';
  return { ...charge, amount, owed, status: owed > 0 ? unpaidStatus : 'PAID' };
}

const billsBetween = (reader: Reader, billed: BillQuery, from: number, to: number): Bill[] => {
  const now = monthOf(billed.merchant, billed.today);
  return Array.from({ length: to - from + 1 }, (_, at) =>
    billIn(reader, billed, billAfter(billed.merchant, now, from + at)),
  );
};

const byDue = (a: Bill, b: Bill): number => (a.due < b.due ? -1 : 1);
const isOwed = ({ owed }: Bill): boolean => owed > 0;

function pastUnpaidBills(reader: Reader, billed: BillQuery): Bill[] {
  const months = [
    ...storedBillsOf(reader, billed).map(({ month }) => month),
    firstUnpaidMonth(reader, billed),
  ].filter((month) => month < monthOf(billed.merchant, billed.today));
  return [...new Set(months)].map((month) => billIn(reader, billed, month)).filter(isOwed);
}

export function openBills(reader: Reader, billed: BillQuery): Bill[] {
  const withBill = billed.merchant.billType === 'WITHRECEIPT';
  const next = withBill
    ? billsBetween(reader, billed, 0, 0).filter(isOwed)
    : billsBetween(reader, billed, 0, BILLS_AROUND).filter(isOwed).slice(0, OPEN_AT_ONCE);
  return [...pastUnpaidBills(reader, billed), ...next].sort(byDue);
}

/** Distinguishes paid bills from future ones without debt. */
function wasPaid(reader: Reader, { merchant, today }: BillQuery, { key, month }: Bill): boolean {
  const now = monthOf(merchant, today);
  if (month < now || reader.get(bills, key)) return true;
  return month === now && creditOn(reader, key) > 0;
}

export const paidBills = (reader: Reader, billed: BillQuery): Bill[] =>
  billsBetween(reader, billed, -BILLS_AROUND, BILLS_AROUND)
    .filter((bill) => bill.owed === 0 && wasPaid(reader, billed, bill))
    .sort(byDue);

export function checkAvailable(reference: string): void {
  if (isUnavailable(reference)) throw new DomainError('CZ_UNAVAILABLE');
}

export function findOwnedBill(reader: Reader, billed: BillQuery, key: string): Bill {
  const match = [...openBills(reader, billed), ...paidBills(reader, billed)].find((bill) => bill.key === key);
  if (!match) throw new DomainError('CZ_NOT_FOUND');
  return match;
}
