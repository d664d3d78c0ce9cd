import { useQueries, useQuery } from '@tanstack/react-query';
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { scheduledPaymentsQuery } from '../payments/api';
import { billsQuery, sumOf } from './bills';
import { payeeStatus } from './payee-labels';
import { payeesKey, usePayees } from './payees';

/** Number of days shown, including today. */
export const DAYS_AHEAD = 14;
const YEAR_DAYS = 365;

/** An owed bill and the payments scheduled for it, soonest first. */
export type DueBill = {
  payee: Payee;
  bill: Bill;
  scheduled: readonly PaymentRow[];
  /** Centavos neither scheduled nor charged by direct debit. */
  left: number;
  /** Date of the direct debit. */
  charged?: BankDate;
};

/** Owed bills of one payee with their scheduled payments. */
const dueOf = (payee: Payee, bills: readonly Bill[], scheduled: readonly PaymentRow[]): DueBill[] =>
  bills
    .filter(({ amount }) => amount > 0)
    .map((bill, _, [first]) => {
      const towards = scheduled
        .filter(
          ({ payeeKey, order }) => payeeKey === payee.key && (order?.billKey ?? first?.key) === bill.key,
        )
        .sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
      const unpaid = Math.max(0, toCentavos(bill.amount) - sumOf(towards));
      const charged = unpaid > 0 ? bill.chargedOn : undefined;
      return charged === undefined
        ? { payee, bill, scheduled: towards, left: unpaid }
        : { payee, bill, scheduled: towards, left: 0, charged };
    });

/** Returns the day of the direct debit; else, for a fully scheduled bill, of its first payment; else the due date. */
export const dayOf = ({ bill, scheduled: [first], left, charged }: DueBill): BankDate =>
  charged ?? (left === 0 && first ? first.effectiveDate : bill.dueDate);

/** Returns the bills due or scheduled until `last`, sorted by `dayOf`. */
export const dueUntil = (
  last: BankDate,
  owed: readonly { payee: Payee; bills: readonly Bill[] }[],
  scheduled: readonly PaymentRow[],
): DueBill[] =>
  owed
    .flatMap(({ payee, bills }) => dueOf(payee, bills, scheduled))
    .filter((due) => due.bill.dueDate <= last || dayOf(due) <= last)
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));

/** Sums in centavos: not scheduled, scheduled, and charged by direct debit. */
export const sumsOf = (due: readonly DueBill[]): { left: number; planned: number; charged: number } => ({
  left: due.reduce((total, { left }) => total + left, 0),
  planned: sumOf(due.flatMap(({ scheduled }) => scheduled)),
  charged: due
    .filter(({ charged }) => charged !== undefined)
    .reduce((total, { bill, scheduled }) => total + toCentavos(bill.amount) - sumOf(scheduled), 0),
});

export type DueBills = {
  due: readonly DueBill[];
  /** First owed bill after `last`. */
  next: DueBill | undefined;
  /** Payees whose bills could not be read. */
  failed: readonly { payee: Payee; retry: () => void }[];
  /** Keys of payees without a bill to pay. */
  withoutDebt: ReadonlySet<string>;
  /** True if saved services are missing, so sums are too low. */
  hasMissingRows: boolean;
  /** True if no service is saved. */
  hasNoServices: boolean;
  /** True if scheduled payments could not be read, so `left` may be too high. */
  plansUnknown: boolean;
  pending: boolean;
  /** True during the first read and refetches. */
  fetching: boolean;
  error: unknown;
  /** Retries all failed reads. */
  retry: () => void;
};

/** Owed bills of the saved services until `last`. One query per service, so that one failure does not affect the others. */
export function useDueBills(today: BankDate, last = addDays(today, DAYS_AHEAD - 1)): DueBills {
  const payees = usePayees('service');
  const hasMissingRows = useBrokenRows(payeesKey('service')) !== undefined;
  const payable = (payees.data ?? []).filter((payee) => payeeStatus(payee).canPay);
  const scheduled = useQuery(scheduledPaymentsQuery);
  const bills = useQueries({
    queries: payable.map((payee) => ({ ...billsQuery(payee), retry: false })),
  });
  const reads = [payees, scheduled, ...bills];
  const payeeBills = payable.map((payee, index) => ({ payee, bills: bills[index]?.data ?? [] }));
  const due = dueUntil(last, payeeBills, scheduled.data ?? []);
  const later = dueUntil(addDays(today, YEAR_DAYS), payeeBills, scheduled.data ?? []).slice(due.length);
  return {
    due,
    next: later[0],
    failed: payable.flatMap((payee, index) => {
      const query = bills[index];
      return query?.isError ? [{ payee, retry: () => void query.refetch() }] : [];
    }),
    withoutDebt: new Set(
      payable.filter((_, index) => bills[index]?.data?.length === 0).map(({ key }) => key),
    ),
    hasMissingRows,
    hasNoServices: payees.data?.length === 0,
    plansUnknown: scheduled.isError,
    pending: reads.some(({ isPending }) => isPending),
    fetching: reads.some(({ isFetching }) => isFetching),
    error: payees.error,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}
