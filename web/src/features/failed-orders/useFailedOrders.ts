import { queryOptions, useQueries } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { allPages } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useDebits } from '../bill-payments/preauthorized/api';
import { loadAllPayments } from '../bill-payments/shared/payments/api';
import { earliestNeededPayment, findFailedOrders } from './failed-orders';

const transfersSince = (start_date: BankDate) =>
  queryOptions({
    queryKey: queryKeys.transfers.history({ start_date, all: true }),
    queryFn: () => allPages((page) => unwrap(transfersApi.list.query({ query: { start_date, ...page } }))),
  });

const paymentsSince = (start_date: BankDate) =>
  queryOptions({
    queryKey: queryKeys.payments.history({ start_date, all: true }),
    queryFn: () => loadAllPayments({ start_date }),
  });

type Options = { since: BankDate; enabled?: boolean };

/** Failed orders since a day. Skips sources that cannot be read. */
export function useFailedOrders({ since, enabled = true }: Options) {
  const debits = useDebits('active', { enabled });
  const directDebits = debits.data?.data ?? [];
  const [transfers, payments] = useQueries({
    queries: [
      { ...transfersSince(since), enabled },
      { ...paymentsSince(earliestNeededPayment(directDebits, since)), enabled },
    ],
  });
  return {
    orders: findFailedOrders(
      {
        transfers: transfers.data ?? [],
        payments: payments.data ?? [],
        directDebits,
      },
      since,
    ),
    pending: transfers.isLoading || payments.isLoading || debits.isLoading,
  };
}
