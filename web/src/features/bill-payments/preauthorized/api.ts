import { useQuery } from '@tanstack/react-query';
import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedPayments } from '#contract/preauthorized-payments';
import { selectPartialBody, unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { DIRECT_DEBITS_KEY } from '../shared/payees/addresses';
import { paymentsSinceQuery } from '../shared/payments/api';
import { oldestFailedCharge, withRepayment } from './failed-charge';

const queries = {
  active: { automatic_payment: 'true' },
  cancelled: { automatic_payment: 'false' },
  all: {},
} as const;

export const debitsKey = (status: keyof typeof queries) => [...DIRECT_DEBITS_KEY, status];

/** Direct debits and the accounts or cards that they charge. Rows that cannot be read are left out. */
export const useDebits = (status: keyof typeof queries, { enabled = true } = {}) =>
  preauthorizedPaymentsApi.list.useQuery({
    queryKey: debitsKey(status),
    queryData: { query: queries[status] },
    select: selectPartialBody,
    enabled,
  });

/** Active direct debits, with the payment that settles a failed charge. */
export function useActiveDebits({ enabled = true } = {}) {
  const { data, error, isError, isPending, isLoading, isFetching, refetch } = useDebits('active', {
    enabled,
  });
  const since = oldestFailedCharge(data?.data ?? []);
  const payments = useQuery({ ...paymentsSinceQuery(since ?? ''), enabled: enabled && since !== undefined });
  return {
    data: data && {
      ...data,
      data: data.data.map((debit) => withRepayment(debit, payments.data ?? [])),
    },
    error,
    isError,
    isFetching,
    isPending: isPending || payments.isLoading,
    isLoading: isLoading || payments.isLoading,
    refetch,
  };
}

/** Reads the active direct debits with an unused nonce. */
export const loadActiveDebits = (): Promise<PreauthorizedPayments> =>
  unwrap(preauthorizedPaymentsApi.list.query({ query: queries.active }));

export const loadReceipt = (id: string): Promise<PreauthorizedReceipt> =>
  unwrap(preauthorizedPaymentsApi.receipt.query({ params: { id } }));

/** After success, a failed read must not look like a rejection, so it throws a TypeError. */
export const receiptOfDone = (id: string): Promise<PreauthorizedReceipt> =>
  loadReceipt(id).catch((cause) => {
    throw new TypeError(`The receipt ${id} exists but could not be read`, { cause });
  });
