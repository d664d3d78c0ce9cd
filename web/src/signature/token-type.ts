import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { customers } from '#contract/customers';
import { clientOptions } from '../api/client';
import { queryKeys } from '../api/query-keys';
import { useAuth } from '../session/auth';

const customersApi = initTsrReactQuery(customers, clientOptions);

/** The kind of token that the customer signs with, and whether it is known yet. */
export function useTokenType() {
  const customerKey = useAuth().user?.key ?? '';
  const query = customersApi.token.useQuery({
    queryKey: queryKeys.tokenType(customerKey),
    queryData: { params: { customerKey } },
    enabled: customerKey !== '',
    refetchOnWindowFocus: false,
  });
  return {
    type: query.data?.body.secTokenInq.secTokenType,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
