import { SEARCH_MIN, search } from '../admin-list/narrow';

/** Those shown at first: with a card that leads to a new one they fill three lines of two. */
export const FEW = 5;

export const isSearching = (text: string): boolean => text.trim().length >= SEARCH_MIN;

/** By what one is found. */
export type Findable<Row> = {
  texts: (row: Row) => readonly string[];
  words?: (row: Row) => readonly string[];
};

type Wanted = {
  /** What was typed to find one. */
  text: string;
  /** Whether all are wanted, not only the first few. */
  all: boolean;
  /** The key of the one that is chosen, which is always among them; '' for none. */
  chosen: string;
};

/** Those that are shown to be chosen from, in the order in which they are offered. */
export function searchablePick<Row extends { key: string }>(
  rows: readonly Row[],
  { text, all, chosen }: Wanted,
  found: Findable<Row>,
): readonly Row[] {
  if (isSearching(text)) return search(rows, text, found);
  return rows.filter(({ key }, place) => all || place < FEW || key === chosen);
}
