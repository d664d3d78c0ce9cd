import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { useActiveDebits } from '#web/features/bill-payments/preauthorized/api.ts';
import type { ActiveDebit } from '#web/features/bill-payments/preauthorized/failed-charge.ts';
import {
  DAYS_AHEAD,
  type DueBill,
  type DueBills,
  useDueBills,
} from '#web/features/bill-payments/shared/payees/due-bills.ts';
import type { UpcomingPayment } from '#web/features/summary/sections/credit/upcoming.ts';
import {
  type CreditPayments,
  useUpcomingPayments,
} from '#web/features/summary/sections/credit/useUpcomingPayments.ts';
import { type Due, dueOfDebits, isSameCharge } from '#web/features/summary/sections/week/due.ts';

/** Bills of saved services, cards, credits and direct debits that are due; shown first on the payments pages. */
export type Agenda = {
  bills: DueBills;
  credits: CreditPayments & { due: readonly UpcomingPayment[] };
  debits: {
    due: readonly Due[];
    isFailed: boolean;
    pending: boolean;
    fetching: boolean;
    retry: () => void;
    /** Returns the direct debit that charges a bill. */
    chargerOf: (due: DueBill) => ActiveDebit | undefined;
  };
};

export const lastAgendaDay = (today: BankDate): BankDate => addDays(today, DAYS_AHEAD - 1);

/** Direct debits until `last`, without those of the listed bills, which show their own charge day. */
export const dueDebits = (debits: readonly ActiveDebit[], bills: readonly DueBill[], last: BankDate): Due[] =>
  dueOfDebits(
    debits.filter((debit) => !bills.some((due) => due.charged !== undefined && isSameCharge(due, debit))),
  ).filter(({ date }) => date <= last);

/** Sums the known amounts in centavos; companies charge pesos. */
export const sumOfDebits = (due: readonly Due[]): number =>
  due.reduce((total, { amount }) => total + toCentavos(amount?.amount ?? 0), 0);

export function useAgenda(today: BankDate): Agenda {
  const last = lastAgendaDay(today);
  const bills = useDueBills(today);
  const credits = useUpcomingPayments(today);
  const debits = useActiveDebits();
  return {
    bills,
    credits: { ...credits, due: credits.payments.filter(({ date }) => date <= last) },
    debits: {
      due: dueDebits(debits.data?.data ?? [], bills.due, last),
      isFailed: debits.isError,
      pending: debits.isPending,
      fetching: debits.isFetching,
      retry: () => void debits.refetch(),
      chargerOf: (due) => debits.data?.data.find((debit) => isSameCharge(due, debit)),
    },
  };
}

/** False if the sum would be too low, or if the customer has neither credits due nor saved services. */
export const hasTotal = ({ bills, credits }: Agenda): boolean =>
  !bills.error &&
  !bills.hasMissingRows &&
  !credits.hasMissingRows &&
  (credits.pending || credits.due.length > 0 || !bills.hasNoServices);
