import type { Account } from '#contract/domain/account';
import { unwrap } from '../client';
import { summaryApi } from '../clients/summary';
import { queryKeys } from '../query-keys';

type SummaryResponse = NonNullable<ReturnType<typeof useSummaryResponse>['data']>;

const accountsIn = ({ body }: SummaryResponse) => body.data.flatMap(({ accounts }) => accounts);

export const useSummaryResponse = () => summaryApi.get.useQuery({ queryKey: queryKeys.summary });

export const useOwnAccounts = () =>
  summaryApi.get.useQuery({ queryKey: queryKeys.summary, select: accountsIn });

/** Returns an empty list on a failure, because the bank checks CLABEs too. */
export const loadOwnClabes = (): Promise<string[]> =>
  unwrap(summaryApi.get.query()).then(
    ({ data }) => data.flatMap(({ accounts }) => accounts.flatMap(({ clabe }) => clabe ?? [])),
    () => [],
  );

export const loadChequeAccounts = async (): Promise<Account[]> =>
  (await unwrap(summaryApi.get.query())).data.flatMap(({ category, accounts }) =>
    category === 'chequing' ? accounts : [],
  );
