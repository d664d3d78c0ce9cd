import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextCursor } from '#contract/shared/page';
import { FIRST_PAGE } from '../api/pages';
import type { TextDraft } from '../forms/draft';
import { nextAttempt } from './order';
import type { HistoryEntry, HistorySource } from './source';

/** The entries that the filters let through, a page at a time. Each source has an endpoint of its own to ask. */
export function useHistory<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>(
  { queryKey, page, pageSize }: HistorySource<Entry, Filters, Kind>,
  filters: Filters,
) {
  const [attempts, setAttempts] = useState(0);
  const history = useInfiniteQuery({
    queryKey: queryKey(filters),
    queryFn: ({ pageParam }) => page(filters, pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, _, cursor) => nextCursor(last, cursor, pageSize),
  });
  const known: Entry[] | undefined = history.data?.pages.flatMap(({ data }) => data);
  // A bank that ignores the limit answers any number of rows: they are drawn a page at a time all the same.
  const asked = hashKey(queryKey(filters));
  const [drawn, setDrawn] = useState({ asked, pages: 1 });
  const pages = Math.max(drawn.asked === asked ? drawn.pages : 1, history.data?.pages.length ?? 1);
  const isMoreKnown = known !== undefined && known.length > pages * pageSize;

  /** Asks for the page that is missing; after several failures in a row, for the whole list again. */
  const retry = () => {
    const next = nextAttempt(attempts);
    setAttempts(next);
    return history.isFetchNextPageError && next > 0 ? history.fetchNextPage() : history.refetch();
  };

  return {
    rows: known?.slice(0, pages * pageSize),
    error: history.error,
    more: isMoreKnown || history.hasNextPage,
    fetching: history.isFetching,
    fetchingMore: history.isFetchingNextPage,
    fetchMore: () => {
      setAttempts(0);
      return isMoreKnown ? setDrawn({ asked, pages: pages + 1 }) : history.fetchNextPage();
    },
    retry,
  };
}
