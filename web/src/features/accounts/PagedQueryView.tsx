import { Skeleton } from '@chakra-ui/react/skeleton';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import type { Slot } from '#web/components/slot.ts';
import { usePagedRows } from '#web/components/usePagedRows.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { LoadFailed } from './LoadFailed';

type PagedQueryViewProps<Row> = {
  query: {
    data: { pages: readonly { body: { data: readonly Row[] } }[] } | undefined;
    error: unknown;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** Key of `query`. */
  queryKey: QueryKey;
  counted: readonly [one: string, many: string];
  pageSize: number;
  /** Skeleton height, to avoid a layout shift. */
  height?: ComponentProps<typeof Skeleton>['height'];
  /** Shown for an empty list. */
  emptyState: Slot;
  end: string;
  children: (rows: readonly Row[], hasAllRows: boolean) => Slot;
};

export function PagedQueryView<Row>({
  query,
  queryKey,
  counted,
  pageSize,
  height,
  emptyState,
  end,
  children,
}: PagedQueryViewProps<Row>) {
  const hasMissingRows = useBrokenRows(queryKey) !== undefined;
  const { rows, more } = usePagedRows(query.data?.pages.flatMap(({ body }) => body.data) ?? [], {
    size: pageSize,
    pagesRead: query.data?.pages.length,
    fetchMore: query.hasNextPage ? query.fetchNextPage : undefined,
  });
  const failure = query.error !== null && (
    <LoadFailed
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      retrying={query.isFetching}
    />
  );
  if (query.data === undefined)
    return (
      failure || (
        <>
          <Loading />
          {height && <Skeleton height={height} borderRadius="card" />}
        </>
      )
    );
  if (rows.length === 0) return emptyState;
  return (
    <>
      <BrokenRowsNote list={queryKey} counted={counted} />
      {children(rows, more === undefined && !hasMissingRows)}
      <LoadMore loadMore={more} busy={query.isFetchingNextPage} failed={failure} end={end} />
    </>
  );
}
