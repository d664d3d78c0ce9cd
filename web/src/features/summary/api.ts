import { useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { useMemo } from 'react';
import { credit } from '#contract/credit';
import { customers } from '#contract/customers';
import { summary } from '#contract/summary';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import { visibleAccounts } from './accounts';
import { summaryState } from './summary-state';

const summaryApi = initTsrReactQuery(summary, clientOptions);
const customersApi = initTsrReactQuery(customers, clientOptions);

const noMasking: readonly never[] = [];

/** The accounts that the customer chose to see. Without an answer on what is masked, everything is shown. */
export function useSummary() {
  const read = summaryApi.get.useQuery({ queryKey: queryKeys.summary });
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
      // By the bank's clock; a proxy may have kept it to itself.
      at: Date.parse(read.data?.headers.get('date') ?? '') || read.dataUpdatedAt,
    }),
    retry: () => void Promise.all([read.refetch(), preferences.refetch()]),
    retrying: read.isFetching,
  };
}

const creditApi = initClient(credit, clientOptions);
const calls = { 'credit-card': creditApi.card, 'line-of-credit': creditApi.line } as const;

/** The numbers of a card or a line, which its detail shows too. */
export const useCredit = (slug: keyof typeof calls, accountKey: string) =>
  useQuery({
    queryKey: queryKeys.accounts.part(accountKey, 'credit'),
    queryFn: ({ signal }) => ok(calls[slug]({ params: { accountKey }, fetchOptions: { signal } })),
  });
