import { useQueries, useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { addDays, type BankDate } from '#contract/shared/dates';
import { toCentavos } from '#contract/shared/money';
import type { PaymentRow } from '#contract/shared/payment';
import { ok } from '../api/client';
import { merchantsApi } from '../api/clients/merchants';
import { paymentsApi } from '../api/clients/payments';
import { queryKeys } from '../api/query-keys';
import { standingOf } from './payee-words';
import { usePayees } from './payees';

/** How many days ahead are looked at, today among them. */
export const DAYS_AHEAD = 14;

/** A bill that is owed, and the payment of it that is scheduled. */
export type DueBill = { payee: Payee; bill: Bill; scheduled?: PaymentRow };

/** What is owed of one payee now, open or overdue. */
const loadBills = async ({ merchantKey, billType, key }: Payee): Promise<Bill[]> =>
  (
    await ok(
      merchantsApi.bills.query({ params: { merchantKey }, query: { bill_type: billType, payee_key: key } }),
    )
  ).data;

const scheduledQuery = { payment_status: 'SCHEDULED', limit: 100 } as const;

const loadScheduled = async (): Promise<PaymentRow[]> =>
  (await ok(paymentsApi.list.query({ query: scheduledQuery }))).data;

/** Whether a scheduled payment is of this bill: by its key where the bank tells it, else by whom it pays. */
const pays = (row: PaymentRow, payee: Payee, bill: Bill): boolean =>
  row.payeeKey === payee.key && (row.order?.billKey === undefined || row.order.billKey === bill.key);

/** The day by which something has to be done, or on which it is. */
export const dayOf = ({ bill, scheduled }: DueBill): BankDate => scheduled?.effectiveDate ?? bill.dueDate;

/** What is owed until a day: overdue first, then by day; what is scheduled until then among it. */
export const dueUntil = (
  last: BankDate,
  owed: readonly { payee: Payee; bills: readonly Bill[] }[],
  scheduled: readonly PaymentRow[],
): DueBill[] =>
  owed
    .flatMap(({ payee, bills }) =>
      bills
        .filter(({ amount }) => amount > 0)
        .map((bill): DueBill => {
          const planned = scheduled.find((row) => pays(row, payee, bill));
          return { payee, bill, ...(planned && { scheduled: planned }) };
        }),
    )
    .filter((due) => dayOf(due) <= last)
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));

/** Centavos that nothing is scheduled for yet, and those for which something is. */
export function sumsOf(due: readonly DueBill[]): { left: number; planned: number } {
  const sum = (bills: readonly DueBill[]) =>
    bills.reduce((total, { bill }) => total + toCentavos(bill.amount), 0);
  return {
    left: sum(due.filter(({ scheduled }) => !scheduled)),
    planned: sum(due.filter(({ scheduled }) => scheduled)),
  };
}

export type DueBills = {
  due: readonly DueBill[];
  /** Whose bill could not be read, with the way to try again. */
  failed: readonly { payee: Payee; retry: () => void }[];
  /** Nobody is saved who could ask for anything. */
  none: boolean;
  pending: boolean;
  error: unknown;
  retry: () => void;
};

/** What the customer's services ask for from today on. Each is asked for by itself: one that fails takes no other along. */
export function useDueBills(today: BankDate): DueBills {
  const payees = usePayees('service');
  const payable = (payees.data ?? []).filter((payee) => standingOf(payee).canPay);
  const scheduled = useQuery({
    queryKey: [...queryKeys.payments.all, 'scheduled'],
    queryFn: loadScheduled,
  });
  const bills = useQueries({
    queries: payable.map((payee) => ({
      queryKey: queryKeys.payees.bills(payee.key),
      queryFn: () => loadBills(payee),
      retry: false,
    })),
  });
  const owed = payable.map((payee, index) => ({ payee, bills: bills[index]?.data ?? [] }));
  return {
    due: dueUntil(addDays(today, DAYS_AHEAD - 1), owed, scheduled.data ?? []),
    failed: payable.flatMap((payee, index) => {
      const query = bills[index];
      return query?.isError ? [{ payee, retry: () => void query.refetch() }] : [];
    }),
    none: payees.data?.length === 0,
    pending: payees.isPending || scheduled.isPending || bills.some(({ isPending }) => isPending),
    error: payees.error,
    retry: () => void payees.refetch(),
  };
}
