import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/domain/account';
import type { ErrorCode } from '#contract/errors';
import type { AccountCategory } from '#contract/summary';
import { ApiError } from '#web/lib/api/api-error.ts';
import { selectBody, unwrapPartial } from '#web/lib/api/client.ts';
import { accountsApi } from '#web/lib/api/clients/accounts.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { MovementSource } from './movements/source';

/** Error code for a fund in which the customer holds no units. */
const NOT_BOUGHT_YET: ErrorCode = 'SIBUR';

export const isNotBoughtYet = (error: unknown): boolean =>
  error instanceof ApiError && error.code === NOT_BOUGHT_YET;

/** Returns the account from the cached summary, so that name and balance appear at once. */
function findInSummary(queryClient: QueryClient, key: string) {
  const body: Account | undefined = queryClient
    .getQueryData<{ body: { data: AccountCategory[] } }>(queryKeys.summary)
    ?.body.data.flatMap((category) => category.accounts)
    .find((account) => account.key === key);
  return body && { status: 200 as const, body, headers: new Headers() };
}

export function useAccount(key: string) {
  const queryClient = useQueryClient();
  return accountsApi.get.useQuery({
    queryKey: [...queryKeys.accounts.all, key],
    queryData: { params: { accountKey: key } },
    select: selectBody,
    placeholderData: () => findInSummary(queryClient, key),
  });
}

export const accountMovements = (accountKey: string): MovementSource => ({
  key: queryKeys.accounts.part(accountKey, 'movements'),
  read: (query, signal) =>
    unwrapPartial(
      accountsApi.transactions.query({ params: { accountKey }, query, fetchOptions: { signal } }),
    ),
});
