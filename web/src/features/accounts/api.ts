import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { accounts } from '#contract/accounts';
import type { Account } from '#contract/shared/account';
import type { AccountCategory } from '#contract/summary';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import type { MovementSource } from './movements/source';

const accountsApi = initClient(accounts, clientOptions);

/** The account as the summary left it in the cache, so that its name and balance are there at once. */
const asInSummary = (queries: QueryClient, key: string): Account | undefined =>
  queries
    .getQueryData<{ body: { data: AccountCategory[] } }>(queryKeys.summary)
    ?.body.data.flatMap((category) => category.accounts)
    .find((account) => account.key === key);

export function useAccount(key: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...queryKeys.accounts.all, key],
    queryFn: ({ signal }) => ok(accountsApi.get({ params: { accountKey: key }, fetchOptions: { signal } })),
    placeholderData: () => asInSummary(queries, key),
  });
}

export const accountMovements = (accountKey: string): MovementSource => ({
  key: [...queryKeys.accounts.all, accountKey, 'movements'],
  read: (query, signal) =>
    ok(accountsApi.transactions({ params: { accountKey }, query, fetchOptions: { signal } })),
});
