import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextCursor } from '#contract/shared/page';
import { HISTORY_PAGE_SIZE, type TransferRow } from '#contract/transfers';
import { ok } from '../../api/client';
import { transfersApi } from '../../api/clients/transfers';
import { queryKeys } from '../../api/query-keys';
import { type HistoryFilters, nextAttempt, queryOf } from './history-query';

const FIRST_PAGE = 1;

/** The transfers that the filters let through, a page at a time. */
export function useHistory(filters: HistoryFilters) {
  const [attempts, setAttempts] = useState(0);
  const history = useInfiniteQuery({
    queryKey: queryKeys.transfers.history(filters),
    queryFn: ({ pageParam }) =>
      ok(
        transfersApi.list.query({
          query: { ...queryOf(filters), limit: HISTORY_PAGE_SIZE, cursor: pageParam },
        }),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page, _, cursor) => nextCursor(page, cursor, HISTORY_PAGE_SIZE),
  });
  const rows: TransferRow[] | undefined = history.data?.pages.flatMap(({ data }) => data);

  /** Asks for the page that is missing; after several failures in a row, for the whole list again. */
  const retry = () => {
    const next = nextAttempt(attempts);
    setAttempts(next);
    return history.isFetchNextPageError && next > 0 ? history.fetchNextPage() : history.refetch();
  };

  return {
    rows,
    error: history.error,
    more: history.hasNextPage,
    fetching: history.isFetching,
    fetchingMore: history.isFetchingNextPage,
    fetchMore: () => {
      setAttempts(0);
      return history.fetchNextPage();
    },
    retry,
  };
}
