import { useQueries } from '@tanstack/react-query';
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { useScheduledPayments } from '../payments/api';
import { billsQuery, sumOf } from './bills';
import { payeeStatus } from './payee-labels';
import { usePayees } from './payees';

/** How many days ahead are looked at, today among them. */
export const DAYS_AHEAD = 14;

/** A bill that is owed, and what is scheduled towards it, soonest first. */
export type DueBill = {
  payee: Payee;
  bill: Bill;
  scheduled: readonly PaymentRow[];
  /** Centavos of it that nothing is scheduled for, and that nobody charges by itself. */
  left: number;
  /** The day on which its company charges it by itself. */
  charged?: BankDate;
};

/** What one payee asks for, and what is scheduled towards each bill. */
const dueOf = (payee: Payee, bills: readonly Bill[], scheduled: readonly PaymentRow[]): DueBill[] =>
  bills
    .filter(({ amount }) => amount > 0)
    .map((bill, _, [first]) => {
      const towards = scheduled
        .filter(
          ({ payeeKey, order }) => payeeKey === payee.key && (order?.billKey ?? first?.key) === bill.key,
        )
        .sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
      const left = Math.max(0, toCentavos(bill.amount) - sumOf(towards));
      const charged = left > 0 ? bill.chargedOn : undefined;
      return charged === undefined
        ? { payee, bill, scheduled: towards, left }
        : { payee, bill, scheduled: towards, left: 0, charged };
    });

/** The day by which something has to be done; where all is scheduled or charged, the first on which it is. */
export const dayOf = ({ bill, scheduled: [first], left, charged }: DueBill): BankDate =>
  charged ?? (left === 0 && first ? first.effectiveDate : bill.dueDate);

/** What falls due until a day, or is scheduled until then, by the day on which something happens. */
export const dueUntil = (
  last: BankDate,
  owed: readonly { payee: Payee; bills: readonly Bill[] }[],
  scheduled: readonly PaymentRow[],
): DueBill[] =>
  owed
    .flatMap(({ payee, bills }) => dueOf(payee, bills, scheduled))
    .filter((due) => due.bill.dueDate <= last || dayOf(due) <= last)
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));

/** Centavos that nothing is scheduled for yet, those that are, and those that companies charge by themselves. */
export const sumsOf = (due: readonly DueBill[]): { left: number; planned: number; charged: number } => ({
  left: due.reduce((total, { left }) => total + left, 0),
  planned: sumOf(due.flatMap(({ scheduled }) => scheduled)),
  charged: due
    .filter(({ charged }) => charged !== undefined)
    .reduce((total, { bill, scheduled }) => total + toCentavos(bill.amount) - sumOf(scheduled), 0),
});

export type DueBills = {
  due: readonly DueBill[];
  /** Whose bill could not be read, with the way to try again. */
  failed: readonly { payee: Payee; retry: () => void }[];
  /** Keys of the payees that have no bill to pay. */
  withoutDebt: ReadonlySet<string>;
  /** Nobody is saved who could ask for anything. */
  none: boolean;
  /** What is scheduled could not be read: what is left may be less. */
  plansUnknown: boolean;
  pending: boolean;
  /** Something is being read, for the first time or again. */
  fetching: boolean;
  error: unknown;
  retry: () => void;
};

/** What the customer's services ask for from today on. Each is asked for by itself: one that fails takes no other along. */
export function useDueBills(today: BankDate): DueBills {
  const payees = usePayees('service');
  const payable = (payees.data ?? []).filter((payee) => payeeStatus(payee).canPay);
  const scheduled = useScheduledPayments();
  const bills = useQueries({
    queries: payable.map((payee) => ({ ...billsQuery(payee), retry: false })),
  });
  const owed = payable.map((payee, index) => ({ payee, bills: bills[index]?.data ?? [] }));
  return {
    due: dueUntil(addDays(today, DAYS_AHEAD - 1), owed, scheduled.data ?? []),
    failed: payable.flatMap((payee, index) => {
      const query = bills[index];
      return query?.isError ? [{ payee, retry: () => void query.refetch() }] : [];
    }),
    withoutDebt: new Set(
      payable.filter((_, index) => bills[index]?.data?.length === 0).map(({ key }) => key),
    ),
    none: payees.data?.length === 0,
    plansUnknown: scheduled.isError,
    pending: payees.isPending || scheduled.isPending || bills.some(({ isPending }) => isPending),
    fetching: payees.isFetching || bills.some(({ isFetching }) => isFetching),
    error: payees.error,
    retry: () => void payees.refetch(),
  };
}
