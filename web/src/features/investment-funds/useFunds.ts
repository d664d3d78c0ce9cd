import { useQuery } from '@tanstack/react-query';
import type { Fund } from '#contract/domain/fund';
import { fundKeys, openOperation } from './api';
import type { TradeForm } from './order';

/** What was read before the form was left may not be so any more. */
const FRESH_MS = 1_000;

/** Reads the funds again when the form is come back to: prices and units change. Kept for the form's own check. */
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
