import type { Bill, BillStatus } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { BankDate } from '#contract/shared/dates';
import { ok } from '../api/client';
import { merchantsApi } from '../api/clients/merchants';
import { queryKeys } from '../api/query-keys';

type Billed = Pick<Payee, 'key' | 'merchantKey' | 'billType'>;

/** The bills of a payee that can be paid, or those of a status, by due date. */
export const loadBills = async (
  { key, merchantKey, billType }: Billed,
  status?: BillStatus,
): Promise<readonly Bill[]> =>
  (
    await ok(
      merchantsApi.bills.query({
        params: { merchantKey },
        query: { bill_type: billType, payee_key: key, ...(status && { status }) },
      }),
    )
  ).data;

/** The same as a query. */
export const billsQuery = (payee: Billed, status?: BillStatus) => ({
  queryKey: queryKeys.payees.bills(payee.key, status),
  queryFn: () => loadBills(payee, status),
});

/** A bank may call a bill open on a day that is past: the day decides. */
export const isOverdue = ({ dueDate }: Pick<Bill, 'dueDate'>, today: BankDate): boolean => dueDate < today;
