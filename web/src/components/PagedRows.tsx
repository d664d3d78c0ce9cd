import { LoadMore } from './LoadMore';
import type { Slot } from './slot';
import { usePagedRows } from './usePagedRows';

type PagedRowsProps<Row> = {
  rows: readonly Row[];
  size?: number;
  /** Identifies the list. Another list starts at its first page. */
  list?: string;
  end: string;
  children: (rows: readonly Row[]) => Slot;
};

/** Shows rows page by page, for lists that the bank returns whole. */
export function PagedRows<Row>({ rows: allRows, size, list, end, children }: PagedRowsProps<Row>) {
  const { rows, more } = usePagedRows(allRows, { ...(size && { size }), ...(list && { list }) });
  return (
    <>
      {children(rows)}
      <LoadMore key={list} loadMore={more} busy={false} end={end} />
    </>
  );
}
