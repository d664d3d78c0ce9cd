import { useState } from 'react';

/** Rows per page of an unpaged list. */
export const DRAWN_ROWS = 100;

type DrawnOptions = {
  size?: number;
  /** Pages fetched, all of which are rendered. */
  pagesRead?: number | undefined;
  /** Fetches the next page, if there is one. */
  fetchMore?: (() => unknown) | undefined;
  /** Identity of the list; a new one restarts at its first rows. */
  list?: string;
};

/**
 * Renders a list in pages, even if a bank ignores the limit and returns all rows. `more` shows or fetches the
 * next ones.
 */
export function useDrawnRows<Row>(
  known: readonly Row[],
  { size = DRAWN_ROWS, pagesRead = 1, fetchMore, list = '' }: DrawnOptions = {},
) {
  const [drawn, setDrawn] = useState({ list, pages: 1 });
  const pages = Math.max(drawn.list === list ? drawn.pages : 1, pagesRead);
  const isMoreKnown = known.length > pages * size;
  return {
    rows: isMoreKnown ? known.slice(0, pages * size) : known,
    more: isMoreKnown ? () => setDrawn({ list, pages: pages + 1 }) : fetchMore,
  };
}
