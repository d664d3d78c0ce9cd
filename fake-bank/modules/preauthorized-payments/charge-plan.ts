/** Charges run on a bill's due date, or the next bank day, with one retry. */

import {
  type Occurrence,
  occurrenceAfter,
  occurrenceFrom,
  type Recurrence,
} from '#bank/core/calendar/recurrence';
import { schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { type Charge as BillCharge, billAfter, chargeIn, monthOf } from '#bank/shared/merchants/bill';
import { type Bill, billIn } from '#bank/shared/merchants/bills';
import { isUnavailable } from '#bank/shared/merchants/magic';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import { keepOpen } from '#bank/shared/merchants/stored-bills';
import { billedTo, type Charge, type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { runsAt } from '#bank/shared/payments/schedule';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';

export const DIRECT_DEBIT = 'direct-debit';

type Account = { merchant: MerchantData; reference: string };
type BilledService = Pick<DirectDebit, 'merchantKey' | 'reference'>;

/** The due date, but not before the bill can be paid. */
function agreedDay({ due, month }: BillCharge): BankDate {
  const first = `${month}-01`;
  return due > first ? due : first;
}

/** Upper bound of the bills between a bill's month and its due date. */
const BILLS_BEFORE = 2;

function billFrom({ merchant, reference }: Account, earliest: BankDate): BillCharge {
  let at = -BILLS_BEFORE;
  for (;;) {
    const bill = chargeIn(merchant, reference, billAfter(merchant, monthOf(merchant, earliest), at));
    if (agreedDay(bill) >= earliest) return bill;
    at += 1;
  }
}

export const recurrenceOf = (debit: BilledService): Recurrence => ({
  agreedFrom: (earliest) => agreedDay(billFrom(billedTo(debit), earliest)),
  onBankDays: true,
  retries: 1,
});

export const billOf = (
  reader: Reader,
  debit: BilledService,
  { agreed }: Occurrence,
  today: BankDate,
): Bill => {
  const account = billedTo(debit);
  return billIn(reader, { ...account, today }, billFrom(account, agreed).month);
};

/** Today still counts before the charging hour. */
export function firstOccurrence(debit: BilledService, now: number): Occurrence {
  const today = bankDate(now);
  return occurrenceFrom(recurrenceOf(debit), now < runsAt(today) ? today : addDays(today, 1));
}

/** Stores the next occurrence and reserves its bill, so that it stays open. */
export function plan(
  tx: Transaction,
  debit: DirectDebit,
  occurrence: Occurrence,
  today: BankDate,
): DirectDebit {
  const bill = billOf(tx, debit, occurrence, today);
  if (bill.owed > 0) keepOpen(tx, billedTo(debit), bill);
  schedule(tx, { kind: DIRECT_DEBIT, key: debit.key, at: runsAt(occurrence.day) });
  return tx.put(directDebits, { ...debit, turn: occurrence });
}

/** Returns a charge with a pending retry as rejected, others unchanged. */
export const rejectPendingRetry = (charge: Charge): Charge =>
  charge.status === 'RETRYING' ? { ...charge, status: 'REJECTED' } : charge;

export function stop(tx: Transaction, { turn: _, lastCharge, ...debit }: DirectDebit): DirectDebit {
  unschedule(tx, { kind: DIRECT_DEBIT, key: debit.key });
  return tx.put(directDebits, {
    ...debit,
    ...(lastCharge && { lastCharge: rejectPendingRetry(lastCharge) }),
  });
}

/** Plan amounts are known, usage only once it is billed. Unavailable merchants report no amounts. */
function isKnown({ merchant, reference }: Account, { month }: Bill, today: BankDate): boolean {
  if (isUnavailable(reference)) return false;
  return merchant.charges?.plans !== undefined || month <= monthOf(merchant, today);
}

/** Number of bills that can be prepaid. */
const BILLS_AHEAD = 24;

type PlannedDebit = BilledService & Pick<DirectDebit, 'turn'>;

/** Skips paid bills; undefined without an occurrence or an unpaid bill. */
export function nextUnpaidOccurrence(
  reader: Reader,
  debit: PlannedDebit,
  today: BankDate,
): { occurrence: Occurrence; bill: Bill } | undefined {
  let { turn: occurrence } = debit;
  for (let left = BILLS_AHEAD; occurrence && left > 0; left -= 1) {
    const bill = billOf(reader, debit, occurrence, today);
    if (bill.owed > 0) return { occurrence, bill };
    occurrence = occurrenceAfter(recurrenceOf(debit), occurrence, 'success');
  }
  return undefined;
}

export function nextChargeOf(
  reader: Reader,
  debit: PlannedDebit,
  today: BankDate,
): { date: BankDate; amount?: number } | undefined {
  const next = nextUnpaidOccurrence(reader, debit, today);
  if (!next) return undefined;
  const isAmountKnown = isKnown(billedTo(debit), next.bill, today);
  return { date: next.occurrence.day, ...(isAmountKnown && { amount: next.bill.owed }) };
}
