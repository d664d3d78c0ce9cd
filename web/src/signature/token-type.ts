import { bodyOf } from '../api/client';
import { customersApi } from '../api/clients/customers';
import { queryKeys } from '../api/query-keys';
import { useAuth } from '../session/auth';

/** The kind of token that the customer signs with, and whether it is known yet. */
export function useTokenType() {
  const customerKey = useAuth().user?.key ?? '';
  const query = customersApi.token.useQuery({
    queryKey: queryKeys.tokenType(customerKey),
    queryData: { params: { customerKey } },
    select: bodyOf,
    enabled: customerKey !== '',
    refetchOnWindowFocus: false,
  });
  return {
    type: query.data?.secTokenInq.secTokenType,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
