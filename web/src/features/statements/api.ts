import type { StatementType } from '#contract/domain/statement';
import { selectPartialBody } from '#web/lib/api/client.ts';
import { statementsApi } from '#web/lib/api/clients/statements.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

/** Query of all statements of an account; disabled until the account is known. */
export const useStatements = (statement_type: StatementType, account_key: string | undefined) =>
  statementsApi.list.useQuery({
    queryKey: queryKeys.statements(statement_type, account_key),
    queryData: { query: { statement_type, account_key } },
    select: selectPartialBody,
    enabled: account_key !== undefined,
  });
