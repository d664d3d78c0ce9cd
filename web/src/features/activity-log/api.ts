import { ACTIVITY_PAGE_SIZE } from '#contract/activity-log';
import { activityLogApi } from '#web/lib/api/clients/activity-log.ts';
import { nextPageOf } from '#web/lib/api/next-page.ts';
import { FIRST_PAGE } from '#web/lib/api/pages.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { type Period, periodQuery } from '#web/patterns/history/period.ts';

/** Returns the log of a period, paginated. It is always stale, since every action adds to the log. */
export const useActivities = (period: Period) =>
  activityLogApi.list.useInfiniteQuery({
    queryKey: queryKeys.activity(period),
    queryData: ({ pageParam }) => ({
      query: { ...periodQuery(period), limit: ACTIVITY_PAGE_SIZE, cursor: String(pageParam) },
    }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPageOf(ACTIVITY_PAGE_SIZE),
    staleTime: 0,
  });
