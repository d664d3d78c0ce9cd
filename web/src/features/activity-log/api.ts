import { ACTIVITY_PAGE } from '#contract/activity-log';
import { activityLogApi } from '../../api/clients/activity-log';
import { nextPageOf } from '../../api/next-page';
import { FIRST_PAGE } from '../../api/pages';
import { queryKeys } from '../../api/query-keys';
import { type Period, periodQuery } from '../../history/period';

/** What was done on those days, a page at a time. Whatever is done adds to it: what was read before is old. */
export const useActivities = (period: Period) =>
  activityLogApi.list.useInfiniteQuery({
    queryKey: queryKeys.activity(period),
    queryData: ({ pageParam }) => ({
      query: { ...periodQuery(period), limit: ACTIVITY_PAGE, cursor: String(pageParam) },
    }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPageOf(ACTIVITY_PAGE),
    staleTime: 0,
  });
