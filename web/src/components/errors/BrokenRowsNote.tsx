import type { QueryKey } from '@tanstack/react-query';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { Note } from '../Note';
import { Reference } from './Reference';
import { rowsNotShown } from './texts';

type BrokenRowsNoteProps = {
  /** Query of the list. */
  list: QueryKey;
  counted: readonly [one: string, many: string];
};

/** Says how many rows a list lacks because they break the contract. */
export function BrokenRowsNote({ list, counted }: BrokenRowsNoteProps) {
  const broken = useBrokenRows(list);
  if (!broken) return null;
  return (
    <Note status="warning" role="status">
      <p>{rowsNotShown(broken.count, counted)}</p>
      <Reference error={broken.error} />
    </Note>
  );
}
