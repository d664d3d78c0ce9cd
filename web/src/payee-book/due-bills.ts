import { useQueries } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { addDays, type BankDate } from '#contract/shared/dates';
import { toCentavos } from '#contract/shared/money';
import type { PaymentRow } from '#contract/shared/payment';
import { useScheduledPayments } from '../payment-book/api';
import { billsQuery, sumOf } from './bills';
import { standingOf } from './payee-words';
import { usePayees } from './payees';

/** How many days ahead are looked at, today among them. */
export const DAYS_AHEAD = 14;

/** A bill that is owed, and what is scheduled towards it, soonest first. */
export type DueBill = {
  payee: Payee;
  bill: Bill;
  scheduled: readonly PaymentRow[];
  /** Centavos of it that nothing is scheduled for. */
  left: number;
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
      return { payee, bill, scheduled: towards, left };
    });

/** The day by which something has to be done; where all is scheduled, the first on which it is. */
export const dayOf = ({ bill, scheduled: [first], left }: DueBill): BankDate =>
  left === 0 && first ? first.effectiveDate : bill.dueDate;

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

/** Centavos that nothing is scheduled for yet, and those that are. */
export const sumsOf = (due: readonly DueBill[]): { left: number; planned: number } => ({
  left: due.reduce((total, { left }) => total + left, 0),
  planned: sumOf(due.flatMap(({ scheduled }) => scheduled)),
});

export type DueBills = {
  due: readonly DueBill[];
  /** Whose bill could not be read, with the way to try again. */
  failed: readonly { payee: Payee; retry: () => void }[];
  /** Nobody is saved who could ask for anything. */
  none: boolean;
  /** What is scheduled could not be read: what is left may be less. */
  plansUnknown: boolean;
  pending: boolean;
  error: unknown;
  retry: () => void;
};

/** What the customer's services ask for from today on. Each is asked for by itself: one that fails takes no other along. */
export function useDueBills(today: BankDate): DueBills {
  const payees = usePayees('service');
  const payable = (payees.data ?? []).filter((payee) => standingOf(payee).canPay);
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
    none: payees.data?.length === 0,
    plansUnknown: scheduled.isError,
    pending: payees.isPending || scheduled.isPending || bills.some(({ isPending }) => isPending),
    error: payees.error,
    retry: () => void payees.refetch(),
  };
}
