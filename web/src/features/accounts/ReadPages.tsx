import type { ComponentProps } from 'react';
import { Loading } from '#web/components/Loading.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { Slot } from '#web/components/slot.ts';
import { useDrawnRows } from '#web/components/useDrawnRows.ts';
import { LoadFailed } from './LoadFailed';

type ReadPagesProps<Row> = {
  /** What a hook says of a list that is read page by page, whatever endpoint it asks. */
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
  pageSize: number;
  /** Of most lists, so that nothing below moves. */
  height?: ComponentProps<typeof Skeleton>['height'];
  /** In the place of the list where there is nothing in it. */
  none: Slot;
  /** What is said where the list ends. */
  end: string;
  children: (rows: readonly Row[], isWhole: boolean) => Slot;
};

/** A list that is read a page at a time: the rows so far, or what stands in their place. */
export function ReadPages<Row>({ query, pageSize, height, none, end, children }: ReadPagesProps<Row>) {
  const { rows, more } = useDrawnRows(query.data?.pages.flatMap(({ body }) => body.data) ?? [], {
    size: pageSize,
    pagesRead: query.data?.pages.length,
    fetchMore: query.hasNextPage ? query.fetchNextPage : undefined,
  });
  const failed = query.error !== null && (
    <LoadFailed
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      retrying={query.isFetching}
    />
  );
  if (query.data === undefined)
    return (
      failed || (
        <>
          <Loading />
          {height && <Skeleton height={height} borderRadius="card" />}
        </>
      )
    );
  if (rows.length === 0) return none;
  return (
    <>
      {children(rows, more === undefined)}
      <LoadMore more={more} busy={query.isFetchingNextPage} failed={failed} end={end} />
    </>
  );
}
