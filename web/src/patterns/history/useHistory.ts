import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextDraft } from '#web/components/forms/draft.ts';
import { usePagedRows } from '#web/components/usePagedRows.ts';
import { nextPage } from '#web/lib/api/next-page.ts';
import { FIRST_PAGE } from '#web/lib/api/pages.ts';
import { nextAttempt } from './order';
import type { HistoryEntry, HistorySource } from './source';

export function useHistory<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>(
  { queryKey, page, pageSize, returnsAllEntries }: HistorySource<Entry, Filters, Kind>,
  filters: Filters,
) {
  const [attempts, setAttempts] = useState(0);
  const history = useInfiniteQuery({
    queryKey: queryKey(filters),
    queryFn: ({ pageParam }) => page(filters, pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (lastPage, _, cursor) =>
      returnsAllEntries ? undefined : nextPage(lastPage, cursor, pageSize),
  });
  const { rows, more } = usePagedRows<Entry>(history.data?.pages.flatMap(({ data }) => data) ?? [], {
    size: pageSize,
    pagesRead: history.data?.pages.length,
    fetchMore: history.hasNextPage ? history.fetchNextPage : undefined,
    list: hashKey(queryKey(filters)),
  });

  /** Retries the missing page; after several failures, the whole list. */
  const retry = () => {
    const next = nextAttempt(attempts);
    setAttempts(next);
    return history.isFetchNextPageError && next > 0 ? history.fetchNextPage() : history.refetch();
  };

  return {
    rows: history.data && rows,
    error: history.error,
    more: more !== undefined,
    fetching: history.isFetching,
    fetchingMore: history.isFetchingNextPage,
    fetchMore: () => {
      setAttempts(0);
      return more?.();
    },
    retry,
  };
}
