import { MIN_SEARCH_LENGTH, search } from '../admin-list/filter-rows';

/** Number of rows shown without a search. With the card for a new entry they fill three lines of two. */
export const ROWS_SHOWN = 5;

export const isSearching = (text: string): boolean => text.trim().length >= MIN_SEARCH_LENGTH;

export type Findable<Row> = {
  texts: (row: Row) => readonly string[];
  words?: (row: Row) => readonly string[];
};

type PickQuery = {
  text: string;
  showsAll: boolean;
  /** Always shown; '' for none. */
  selectedKey: string;
};

export function visibleRows<Row extends { key: string }>(
  rows: readonly Row[],
  { text, showsAll, selectedKey }: PickQuery,
  findable: Findable<Row>,
): readonly Row[] {
  if (isSearching(text)) return search(rows, text, findable);
  return rows.filter(({ key }, index) => showsAll || index < ROWS_SHOWN || key === selectedKey);
}
