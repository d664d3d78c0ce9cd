import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { accounts } from '#contract/accounts';
import type { ErrorCode } from '#contract/errors';
import type { Account } from '#contract/shared/account';
import type { AccountCategory } from '#contract/summary';
import { ApiError } from '../../api/api-error';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import type { MovementSource } from './movements/source';

/** The bank's answer for a fund of which the customer has no share. */
const NOT_BOUGHT_YET: ErrorCode = 'SIBUR';

export const isNotBoughtYet = (error: unknown): boolean =>
  error instanceof ApiError && error.code === NOT_BOUGHT_YET;

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
  key: queryKeys.accounts.part(accountKey, 'movements'),
  read: (query, signal) =>
    ok(accountsApi.transactions({ params: { accountKey }, query, fetchOptions: { signal } })),
});
