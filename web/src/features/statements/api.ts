import type { StatementType } from '#contract/domain/statement';
import { selectPartialBody } from '#web/lib/api/client.ts';
import { statementsApi } from '#web/lib/api/clients/statements.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Queries the statements of one type of an account; disabled without a key. */
export const useStatements = (type: StatementType, accountKey: string | undefined) =>
  statementsApi.list.useQuery({
    queryKey: queryKeys.statements(type, accountKey),
    queryData: { query: { statement_type: type, account_key: accountKey } },
    select: selectPartialBody,
    enabled: accountKey !== undefined,
  });
