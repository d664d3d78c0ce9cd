import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { summary } from '#contract/summary';
import { clientOptions } from '../../api/client';
import { queryKeys } from '../../api/query-keys';

const api = initTsrReactQuery(summary, clientOptions);

/** The customer's accounts, from the same answer that the account summary shows. */
export function useAccounts() {
  const { data, error, isFetching, refetch } = api.get.useQuery({ queryKey: queryKeys.summary });
  return {
    accounts: data?.body.data.flatMap(({ accounts }) => accounts),
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
