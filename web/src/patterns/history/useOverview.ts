import { skipToken, useQuery } from '@tanstack/react-query';
import type { TextDraft } from '#web/components/forms/draft.ts';
import type { HistoryEntry, HistorySource, Overview } from './source';

export function useOverview<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>(
  { overview, isScheduled }: HistorySource<Entry, Filters, Kind>,
  filters: Filters,
) {
  const overviewQuery = useQuery<Overview<Entry>>({
    queryKey: overview?.queryKey(filters) ?? [],
    queryFn: overview ? () => overview.load(filters) : skipToken,
  });
  // If the overview fails, the list shows its scheduled rows itself.
  const isOverviewShown = overviewQuery.data !== undefined;
  const isListed = (entry: Entry) =>
    !isOverviewShown || !isScheduled(entry) || overview?.selectsScheduled(filters) === true;
  return {
    data: overviewQuery.data,
    error: overviewQuery.error,
    /** Render placeholders until the overview's height is known. */
    pending: overviewQuery.isLoading,
    fetching: overviewQuery.isFetching,
    retry: () => void overviewQuery.refetch(),
    filterListed: (rows: readonly Entry[] | undefined) => rows?.filter(isListed),
    isScheduled: (entry: Entry) => !isOverviewShown && isScheduled(entry),
  };
}
