import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import type { Account } from '#contract/shared/account';
import { summary } from '#contract/summary';
import { clientOptions } from '../../api/client';
import { queryKeys } from '../../api/query-keys';

const api = initTsrReactQuery(summary, clientOptions);

/** The customer's accounts, from the same answer that the account summary shows. */
export function useOwnAccounts(): Account[] {
  const { data } = api.get.useQuery({ queryKey: queryKeys.summary });
  return data?.body.data.flatMap(({ accounts }) => accounts) ?? [];
}
