import { selectBody } from '#web/lib/api/client.ts';
import { customersApi } from '#web/lib/api/clients/customers.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useAuth } from '#web/lib/session/auth.ts';

export function useTokenType() {
  const customerKey = useAuth().user?.key ?? '';
  const query = customersApi.token.useQuery({
    queryKey: queryKeys.tokenType(customerKey),
    queryData: { params: { customerKey } },
    select: selectBody,
    enabled: customerKey !== '',
  });
  return {
    type: query.data?.secTokenInq.secTokenType,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
