import { queryOptions, useQueries } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { allPages } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useActiveDebits } from '../bill-payments/preauthorized/api';
import { paymentsSinceQuery } from '../bill-payments/shared/payments/api';
import { findFailedOrders } from './failed-orders';

const transfersSince = (start_date: BankDate) =>
  queryOptions({
    queryKey: queryKeys.transfers.history({ start_date, all: true }),
    queryFn: () => allPages((page) => unwrap(transfersApi.list.query({ query: { start_date, ...page } }))),
  });

type Options = { since: BankDate; enabled?: boolean };

/** Failed transfers and payments since a day, and unpaid direct debits. Skips sources that cannot be read. */
export function useFailedOrders({ since, enabled = true }: Options) {
  const debits = useActiveDebits({ enabled });
  const [transfers, payments] = useQueries({
    queries: [
      { ...transfersSince(since), enabled },
      { ...paymentsSinceQuery(since), enabled },
    ],
  });
  return {
    orders: findFailedOrders({
      transfers: transfers.data ?? [],
      payments: payments.data ?? [],
      directDebits: debits.data?.data ?? [],
    }),
    pending: transfers.isLoading || payments.isLoading || debits.isLoading,
  };
}
