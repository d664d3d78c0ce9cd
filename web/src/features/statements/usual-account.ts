import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/domain/account';
import { isCheques } from '#contract/rules/accounts';
import { requestedSource, sourcesOf } from '#web/flow/money-form/accounts.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const lastSourcesQuery = queryOptions({
  queryKey: queryKeys.transfers.history({ lastSources: true }),
  queryFn: loadLastSources,
});

/** Returns the account that forms preselect, else the first. */
export const usualAccount = (
  accounts: readonly Account[],
  lastSources: readonly string[],
): Account | undefined => {
  const key = requestedSource(sourcesOf(accounts, { accepts: isCheques }), null, lastSources);
  return accounts.find((account) => account.key === key) ?? accounts[0];
};

/** Returns the preselected account; undefined while it is loading. */
export function useUsualAccount(accounts: readonly Account[] | undefined): Account | undefined {
  const { data } = useQuery(lastSourcesQuery);
  return accounts && data && usualAccount(accounts, data);
}
