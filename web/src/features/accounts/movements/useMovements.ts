import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MOVEMENTS_PAGE_SIZE } from '#contract/accounts';
import { nextPage } from '#web/lib/api/next-page.ts';
import { FIRST_PAGE } from '#web/lib/api/pages.ts';
import { newestFirst, readAll } from './read-all';
import type { DateRange, MovementSource } from './source';

export const pagesKey = (source: MovementSource, range: DateRange) => [...source.key, 'pages', range];

const movementPages = (source: MovementSource, range: DateRange) =>
  infiniteQueryOptions({
    queryKey: pagesKey(source, range),
    queryFn: ({ pageParam, signal }) =>
      source.read({ ...range, limit: MOVEMENTS_PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page, _, cursor) => nextPage(page, cursor, MOVEMENTS_PAGE_SIZE),
  });

export function useMovementPages(source: MovementSource, range: DateRange, enabled: boolean) {
  const pages = useInfiniteQuery({ ...movementPages(source, range), enabled });
  const rows = useMemo(
    () => pages.data && newestFirst(pages.data.pages.flatMap(({ data }) => data)),
    [pages.data],
  );
  return { ...pages, rows };
}

/** All movements of a range, for search, chart and export. */
export const allMovements = (source: MovementSource, range: DateRange) =>
  queryOptions({
    queryKey: [...source.key, 'all', range],
    queryFn: ({ signal }) => readAll(source, range, signal),
    // Comparing thousands of rows is too expensive.
    structuralSharing: false,
  });

export const useAllMovements = (source: MovementSource, range: DateRange, enabled = true) =>
  useQuery({ ...allMovements(source, range), enabled });
