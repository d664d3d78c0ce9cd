import { useMemo } from 'react';
import type { ListState } from './MovementList';
import { filterEntries, isFiltering, type MovementFilter } from './search';
import type { DateRange, MovementSource } from './source';
import { useAllMovements, useMovementPages } from './useMovements';

/** Reads pages while unfiltered; filtering needs all movements. */
export function useList(
  source: MovementSource,
  range: DateRange,
  { kind, category, searchText }: MovementFilter,
): { filtered: boolean; list: ListState } {
  const filtered = isFiltering({ kind, category, searchText });
  const pages = useMovementPages(source, range, !filtered);
  const allEntries = useAllMovements(source, range, filtered);
  const foundRows = useMemo(
    () =>
      allEntries.data &&
      filterEntries(allEntries.data, { kind, category, searchText }).map(({ movement }) => movement),
    [allEntries.data, kind, category, searchText],
  );
  const list: ListState = filtered
    ? {
        rows: foundRows,
        error: allEntries.error,
        retry: () => void allEntries.refetch(),
        fetching: allEntries.isFetching,
        fetchingMore: false,
      }
    : {
        rows: pages.rows,
        error: pages.error,
        retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
        fetching: pages.isFetching,
        more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
        fetchingMore: pages.isFetchingNextPage,
      };
  return { filtered, list };
}
