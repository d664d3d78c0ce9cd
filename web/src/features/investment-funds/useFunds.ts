import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#contract/domain/fund';
import { fundKeys, openOperation } from './api';
import type { TradeForm } from './order';

/** Data older than this is refetched. */
const FRESH_MS = 1_000;

/** Refetches when the form is shown again, and stores the funds for the form's `check`. */
export function useFunds({ key, funds }: TradeForm): Fund[] {
  const { data } = useQuery({
    queryKey: fundKeys.form(key),
    queryFn: async () => {
      const read = await openOperation();
      for (const fund of read.funds) funds.set(fund.key, fund);
      return read.funds;
    },
    initialData: () => [...funds.values()],
    staleTime: FRESH_MS,
  });
  return data;
}
