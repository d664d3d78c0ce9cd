import { useMemo } from 'react';
import { customersApi } from '#web/lib/api/clients/customers.ts';
import { useSummaryAnswer } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { visibleAccounts } from './accounts';
import { summaryState } from './summary-state';

const noMasking: readonly never[] = [];

/** Visible accounts. If the preferences cannot be read, all are visible. */
export function useSummary() {
  const read = useSummaryAnswer();
  const preferences = customersApi.preferences.useQuery({ queryKey: queryKeys.preferences, retry: false });
  const data = read.data?.body.data;
  const masking = preferences.isPending
    ? undefined
    : (preferences.data?.body.productMaskingConfiguration ?? noMasking);
  const accounts = useMemo(() => data && masking && visibleAccounts(data, masking), [data, masking]);
  return {
    summary: summaryState({
      accounts,
      error: read.error,
      // The bank's time; some proxies strip the Date header.
      at: Date.parse(read.data?.headers.get('date') ?? '') || read.dataUpdatedAt,
    }),
    retry: () => void Promise.all([read.refetch(), preferences.refetch()]),
    retrying: read.isFetching,
  };
}
