import type { ComponentProps } from 'react';
import { Loading } from '../../ui/Loading';
import { LoadMore } from '../../ui/LoadMore';
import { Skeleton } from '../../ui/Skeleton';
import type { Slot } from '../../ui/slot';
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
  /** Of most lists, so that nothing below moves. */
  height?: ComponentProps<typeof Skeleton>['height'];
  /** In the place of the list where there is nothing in it. */
  none: Slot;
  /** What is said where the list ends. */
  end: string;
  children: (rows: readonly Row[]) => Slot;
};

/** A list that is read a page at a time: the rows so far, or what stands in their place. */
export function ReadPages<Row>({ query, height, none, end, children }: ReadPagesProps<Row>) {
  const rows = query.data?.pages.flatMap(({ body }) => body.data);
  const failed = query.error !== null && (
    <LoadFailed
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      retrying={query.isFetching}
    />
  );
  if (rows === undefined)
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
      {children(rows)}
      <LoadMore
        more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failed={failed}
        end={end}
      />
    </>
  );
}
