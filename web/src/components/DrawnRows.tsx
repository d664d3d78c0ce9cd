import { LoadMore } from './LoadMore';
import type { Slot } from './slot';
import { useDrawnRows } from './useDrawnRows';

type DrawnRowsProps<Row> = {
  rows: readonly Row[];
  size?: number;
  /** Names the list: another one begins with its first rows. */
  list?: string;
  /** What is said where the list ends: 'Ya viste todo.' */
  end: string;
  children: (rows: readonly Row[]) => Slot;
};

/** A list that is answered whole: its first rows, and 'Ver más' where a bank answers more than any list has. */
export function DrawnRows<Row>({ rows: known, size, list, end, children }: DrawnRowsProps<Row>) {
  const { rows, more } = useDrawnRows(known, { ...(size && { size }), ...(list && { list }) });
  return (
    <>
      {children(rows)}
      <LoadMore key={list} more={more} busy={false} end={end} />
    </>
  );
}
