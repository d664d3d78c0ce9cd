import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClockState } from '#contract/domain/clock';

type LastJobs = Pick<ClockState, 'now' | 'fired'>;

/** Jobs of the last change of the clock; stays cached while other pages are shown. */
const lastJobsKey = ['last-jobs'];

export function useLastJobs() {
  const queryClient = useQueryClient();
  const { data } = useQuery<LastJobs>({
    queryKey: lastJobsKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    lastJobs: data,
    setLastJobs: (state: LastJobs) => void queryClient.setQueryData(lastJobsKey, state),
  };
}
