import { addDays, type BankDate } from '#contract/domain/dates';
import {
  DAYS_AHEAD,
  type DueBills,
  useDueBills,
} from '#web/features/bill-payments/shared/payees/due-bills.ts';
import type { UpcomingPayment } from '#web/features/summary/sections/credit/upcoming.ts';
import {
  type CreditPayments,
  useUpcomingPayments,
} from '#web/features/summary/sections/credit/useUpcomingPayments.ts';

/** Bills of saved services, cards and credits that are due, for the head of the payments pages. */
export type Agenda = {
  bills: DueBills;
  credits: CreditPayments & { due: readonly UpcomingPayment[] };
};

export const lastDay = (today: BankDate): BankDate => addDays(today, DAYS_AHEAD - 1);

export function useAgenda(today: BankDate): Agenda {
  const bills = useDueBills(today);
  const credits = useUpcomingPayments(today);
  const due = credits.payments.filter(({ date }) => date <= lastDay(today));
  return { bills, credits: { ...credits, due } };
}

/** False if the sum would be too low, or of nothing that the customer knows. */
export const hasTotal = ({ bills, credits }: Agenda): boolean =>
  !bills.error &&
  !bills.isPartial &&
  !credits.isPartial &&
  (credits.pending || credits.due.length > 0 || !bills.none);
