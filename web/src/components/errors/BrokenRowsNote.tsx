import type { QueryKey } from '@tanstack/react-query';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { Note } from '../Note';
import { Reference } from './Reference';
import { rowsNotShown } from './texts';

type BrokenRowsNoteProps = {
  /** Query of the list. */
  list: QueryKey;
  counted: readonly [singular: string, plural: string];
};

/** Shows how many rows a list lacks because they violate the contract. */
export function BrokenRowsNote({ list, counted }: BrokenRowsNoteProps) {
  const brokenRows = useBrokenRows(list);
  if (!brokenRows) return null;
  return (
    <Note status="warning" role="status">
      <p>{rowsNotShown(brokenRows.count, counted)}</p>
      <Reference error={brokenRows.error} />
    </Note>
  );
}
