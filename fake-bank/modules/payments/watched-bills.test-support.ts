import type { Reader } from '#bank/core/storage/collection';
import {
  type BillWatch,
  checkBills,
  coveredIn,
  newWatch,
} from '#bank/shared/merchants/bill-watch.test-support';
import type { BillQuery } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import type { Payee } from '#bank/shared/parties/payees';
import { type Payment, payments } from '#bank/shared/payments/payment';
import { bankDate } from '#contract/domain/dates';

/** Bills of one number at a merchant. `since` is the start of the watch, `before` the amount covered until then. */
export type WatchedBills = {
  account: Omit<BillQuery, 'today'>;
  since: number;
  before: number;
  seen: BillWatch;
};

type NumberedService = Pick<Payment, 'merchantKey' | 'reference'>;
const isOf = ({ merchantKey, reference }: NumberedService, { account }: WatchedBills): boolean =>
  merchantKey === account.merchant.merchantKey && reference === account.reference;

/** Starts to watch the bills of the payees; payees with the same number share one watch. */
export function watchBills(reader: Reader, payees: readonly Payee[], now: number): WatchedBills[] {
  const watched: WatchedBills[] = [];
  for (const payee of payees) {
    const merchant = merchantOf(payee.merchantKey);
    if (merchant.billType === 'MOBILETOPUP' || watched.some((bill) => isOf(payee, bill))) continue;
    const account = { merchant, reference: payee.reference };
    const watch = newWatch();
    checkBills(reader, { ...account, today: bankDate(now) }, watch);
    watched.push({ account, since: now, before: coveredIn(watch), seen: watch });
  }
  return watched;
}

/** Copies the watched bills, to use them with a copy of the bank. */
export const copyWatch = (watched: readonly WatchedBills[]): WatchedBills[] =>
  watched.map(({ seen, ...each }) => ({
    ...each,
    seen: { covered: new Map(seen.covered), paid: new Map(seen.paid) },
  }));

/** Checks the bills that received payments since the watch started. */
export function checkWatchedBills(reader: Reader, watched: readonly WatchedBills[], now: number): void {
  const processed = reader.all(payments).filter(({ status }) => status === 'PROCESSED');
  for (const bill of watched) {
    const isNew = ({ executedAt, orderedAt }: Payment) => (executedAt ?? orderedAt) >= bill.since;
    if (!processed.some((payment) => isNew(payment) && isOf(payment, bill))) continue;
    checkBills(reader, { ...bill.account, today: bankDate(now) }, bill.seen);
  }
}

/** Returns the total paid since the watch started, summed by bills and by payments. */
export const paidTo = (bill: WatchedBills, processed: readonly Payment[]) => ({
  byBills: coveredIn(bill.seen) - bill.before,
  byPayments: processed.filter((payment) => isOf(payment, bill)).reduce((sum, { amount }) => sum + amount, 0),
});
