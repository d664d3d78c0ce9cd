import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClockState } from '#contract/domain/clock';

type Ran = Pick<ClockState, 'now' | 'fired'>;

/** The last move of the clock; kept while other pages are shown. */
const ranKey = ['ran'];

export function useRanJobs() {
  const queryClient = useQueryClient();
  const { data } = useQuery<Ran>({ queryKey: ranKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  return { ran: data, setRan: (state: Ran) => void queryClient.setQueryData(ranKey, state) };
}
