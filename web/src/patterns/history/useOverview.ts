import { skipToken, useQuery } from '@tanstack/react-query';
import type { TextDraft } from '#web/components/forms/draft.ts';
import type { HistoryEntry, HistorySource, Overview } from './source';

/** What stands above the filters, where a history has that, and what of the rows is left to the list. */
export function useOverview<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>(
  { overview, isScheduled }: HistorySource<Entry, Filters, Kind>,
  filters: Filters,
) {
  const read = useQuery<Overview<Entry>>({
    queryKey: overview?.queryKey(filters) ?? [],
    queryFn: overview ? () => overview.load(filters) : skipToken,
  });
  // Where it could not be read, the list shows on top what it has of it.
  const isApart = read.data !== undefined;
  const isListed = (entry: Entry) => !isApart || !isScheduled(entry) || overview?.isAsked(filters) === true;
  return {
    data: read.data,
    error: read.error,
    /** Nothing is drawn before it is known how much stands above it. */
    pending: read.isLoading,
    fetching: read.isFetching,
    retry: () => void read.refetch(),
    listed: (rows: readonly Entry[] | undefined) => rows?.filter(isListed),
    isScheduled: (entry: Entry) => !isApart && isScheduled(entry),
  };
}
