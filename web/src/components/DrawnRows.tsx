import { LoadMore } from './LoadMore';
import type { Slot } from './slot';
import { useDrawnRows } from './useDrawnRows';

type DrawnRowsProps<Row> = {
  rows: readonly Row[];
  size?: number;
  /** Identity of the list; a new one restarts at its first rows. */
  list?: string;
  /** 'Ya viste todo.' */
  end: string;
  children: (rows: readonly Row[]) => Slot;
};

/** Renders an unpaged list in pages, in case the bank returns very many rows. */
export function DrawnRows<Row>({ rows: known, size, list, end, children }: DrawnRowsProps<Row>) {
  const { rows, more } = useDrawnRows(known, { ...(size && { size }), ...(list && { list }) });
  return (
    <>
      {children(rows)}
      <LoadMore key={list} more={more} busy={false} end={end} />
    </>
  );
}
