import { skipToken, useQuery } from '@tanstack/react-query';
import type { TextDraft } from '#web/components/forms/draft.ts';
import type { HistoryEntry, HistorySource, Overview } from './source';

export function useOverview<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>(
  { overview, isScheduled }: HistorySource<Entry, Filters, Kind>,
  filters: Filters,
) {
  const read = useQuery<Overview<Entry>>({
    queryKey: overview?.queryKey(filters) ?? [],
    queryFn: overview ? () => overview.load(filters) : skipToken,
  });
  // If the overview fails, the list shows its scheduled rows itself.
  const isApart = read.data !== undefined;
  const isListed = (entry: Entry) => !isApart || !isScheduled(entry) || overview?.isAsked(filters) === true;
  return {
    data: read.data,
    error: read.error,
    /** Render nothing until the overview's height is known. */
    pending: read.isLoading,
    fetching: read.isFetching,
    retry: () => void read.refetch(),
    listed: (rows: readonly Entry[] | undefined) => rows?.filter(isListed),
    isScheduled: (entry: Entry) => !isApart && isScheduled(entry),
  };
}
