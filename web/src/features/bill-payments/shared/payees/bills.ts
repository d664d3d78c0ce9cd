import { queryOptions } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { Bill, BillStatus } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { unwrap } from '#web/lib/api/client.ts';
import { merchantsApi } from '#web/lib/api/clients/merchants.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

type BilledPayee = Pick<Payee, 'key' | 'merchantKey' | 'billType'>;

/** Loads the payable bills of a payee, or those with `status`, sorted by due date. */
export const loadBills = async (
  { key, merchantKey, billType }: BilledPayee,
  status?: BillStatus,
): Promise<readonly Bill[]> =>
  (
    await unwrap(
      merchantsApi.bills.query({
        params: { merchantKey },
        query: { bill_type: billType, payee_key: key, ...(status && { status }) },
      }),
    )
  ).data;

export const billsQuery = (payee: BilledPayee, status?: BillStatus) =>
  queryOptions({
    queryKey: queryKeys.payees.bills(payee.key, status),
    queryFn: () => loadBills(payee, status),
  });

/** Decides by date: a bank may still report an overdue bill as open. */
export const isOverdue = ({ dueDate }: Pick<Bill, 'dueDate'>, today: BankDate): boolean => dueDate < today;

/** Payments scheduled for a bill, soonest first. Payments without a bill key count for the `first` bill. */
export const scheduledTowards = (
  bill: Bill,
  payee: Pick<Payee, 'key'>,
  first: Bill | undefined,
  scheduled: readonly PaymentRow[],
): PaymentRow[] =>
  scheduled
    .filter(({ payeeKey, order }) => payeeKey === payee.key && (order?.billKey ?? first?.key) === bill.key)
    .sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));

export const sumOf = (payments: readonly PaymentRow[]): number =>
  payments.reduce((total, { totalAmount }) => total + toCentavos(totalAmount.amount), 0);
