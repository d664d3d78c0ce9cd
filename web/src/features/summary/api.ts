import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Account, slugOf } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { unwrap } from '#web/lib/api/client.ts';
import { accountsApi } from '#web/lib/api/clients/accounts.ts';
import { creditApi } from '#web/lib/api/clients/credit.ts';
import { customersApi } from '#web/lib/api/clients/customers.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { allPages } from '#web/lib/api/pages.ts';
import { useSummaryResponse } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { visibleAccounts } from './accounts';
import { summaryState } from './summary-state';

const noMasking: readonly never[] = [];

/** Returns the visible accounts. If the preferences cannot be read, all are visible. */
export function useSummary() {
  const response = useSummaryResponse();
  const preferences = customersApi.preferences.useQuery({ queryKey: queryKeys.preferences, retry: false });
  const data = response.data?.body.data;
  const masking = preferences.isPending
    ? undefined
    : (preferences.data?.body.productMaskingConfiguration ?? noMasking);
  const accounts = useMemo(() => data && masking && visibleAccounts(data, masking), [data, masking]);
  // Time at the bank; some proxies strip the Date header.
  const fetchedAt = Date.parse(response.data?.headers.get('date') ?? '') || response.dataUpdatedAt;
  const { error } = response;
  return {
    summary: useMemo(() => summaryState({ accounts, error, at: fetchedAt }), [accounts, error, fetchedAt]),
    retry: () => void Promise.all([response.refetch(), preferences.refetch()]),
    retrying: response.isFetching,
  };
}

/** Returns the first day of last month: '2026-11-23' → '2026-10-01'. */
export function firstOfLastMonth(today: BankDate): BankDate {
  const first = `${today.slice(0, 7)}-01`;
  return `${addDays(first, -1).slice(0, 7)}-01`;
}

/** Query of the movements of this month and last month. */
export const recentQuery = ({ key, type }: Account, today: BankDate) =>
  queryOptions({
    queryKey: [...queryKeys.accounts.part(key, 'recent'), today],
    queryFn: () => {
      const read = slugOf[type] === 'credit-card' ? creditApi.cardTransactions : accountsApi.transactions;
      const range = { from_date: firstOfLastMonth(today), to_date: today };
      return allPages((page) =>
        unwrap(read.query({ params: { accountKey: key }, query: { ...range, ...page } })),
      );
    },
  });

export const scheduledTransfersQuery = queryOptions({
  queryKey: queryKeys.transfers.history({ status: 'SCHEDULED', all: true }),
  queryFn: () =>
    allPages((page) => unwrap(transfersApi.list.query({ query: { transfer_status: 'SCHEDULED', ...page } }))),
});
