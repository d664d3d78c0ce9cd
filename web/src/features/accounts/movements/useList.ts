import { useMemo } from 'react';
import type { ListState } from './MovementList';
import { filterEntries, isFiltering, type MovementFilter } from './search';
import type { DateRange, MovementSource } from './source';
import { useAllMovements, useMovementPages } from './useMovements';

/** Reads pages while unfiltered; filtering needs all movements. */
export function useList(
  source: MovementSource,
  range: DateRange,
  { kind, category, words }: MovementFilter,
): { filtered: boolean; list: ListState } {
  const filtered = isFiltering({ kind, category, words });
  const pages = useMovementPages(source, range, !filtered);
  const all = useAllMovements(source, range, filtered);
  const found = useMemo(
    () => all.data && filterEntries(all.data, { kind, category, words }).map(({ movement }) => movement),
    [all.data, kind, category, words],
  );
  const list: ListState = filtered
    ? {
        rows: found,
        error: all.error,
        retry: () => void all.refetch(),
        fetching: all.isFetching,
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
