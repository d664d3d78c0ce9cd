import type { BankDate } from '#contract/domain/dates';
import { selectData } from '#web/lib/api/client.ts';
import { investmentFundsApi } from '#web/lib/api/clients/investment-funds.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { Trade } from './position';

/** Orders of a fund since a day; undefined while loading or if unreadable. */
export function useTrades(accountKey: string, from: BankDate | undefined): readonly Trade[] | undefined {
  const { data } = investmentFundsApi.operations.useQuery({
    queryKey: queryKeys.accounts.part(accountKey, `trades-${from}`),
    queryData: { query: { start_date: from } },
    select: selectData,
    enabled: from !== undefined,
  });
  return data?.filter(({ investmentAccount }) => investmentAccount.key === accountKey);
}
