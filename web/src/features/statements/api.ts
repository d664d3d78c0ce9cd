import type { StatementType } from '#contract/shared/statement';
import { bodyOf } from '../../api/client';
import { statementsApi } from '../../api/clients/statements';
import { queryKeys } from '../../api/query-keys';

/** All of an account that the bank keeps; nothing is asked while it is not known which. */
export const useStatements = (statement_type: StatementType, account_key: string | undefined) =>
  statementsApi.list.useQuery({
    queryKey: queryKeys.statements(statement_type, account_key),
    queryData: { query: { statement_type, account_key } },
    select: bodyOf,
    enabled: account_key !== undefined,
  });
