import type { Account } from '#contract/domain/account';
import { unwrap } from '../client';
import { summaryApi } from '../clients/summary';
import { queryKeys } from '../query-keys';

type Answer = NonNullable<ReturnType<typeof useSummaryAnswer>['data']>;

const accountsIn = ({ body }: Answer) => body.data.flatMap(({ accounts }) => accounts);

export const useSummaryAnswer = () => summaryApi.get.useQuery({ queryKey: queryKeys.summary });

export const useOwnAccounts = () =>
  summaryApi.get.useQuery({ queryKey: queryKeys.summary, select: accountsIn });

/** Empty on failure: the bank checks them anyway. */
export const loadOwnClabes = (): Promise<string[]> =>
  unwrap(summaryApi.get.query()).then(
    ({ data }) => data.flatMap(({ accounts }) => accounts.flatMap(({ clabe }) => clabe ?? [])),
    () => [],
  );

export const loadChequeAccounts = async (): Promise<Account[]> =>
  (await unwrap(summaryApi.get.query())).data.flatMap(({ category, accounts }) =>
    category === 'chequing' ? accounts : [],
  );
