import { SEARCH_MIN, search } from '../admin-list/narrow';

/** With the card to create an entry they fill three lines of two. */
export const FEW = 5;

export const isSearching = (text: string): boolean => text.trim().length >= SEARCH_MIN;

export type Findable<Row> = {
  texts: (row: Row) => readonly string[];
  words?: (row: Row) => readonly string[];
};

type PickQuery = {
  text: string;
  all: boolean;
  /** Always shown; '' for none. */
  chosen: string;
};

export function searchablePick<Row extends { key: string }>(
  rows: readonly Row[],
  { text, all, chosen }: PickQuery,
  found: Findable<Row>,
): readonly Row[] {
  if (isSearching(text)) return search(rows, text, found);
  return rows.filter(({ key }, place) => all || place < FEW || key === chosen);
}
