import { useState } from 'react';

export const DRAWN_ROWS = 100;

type DrawnOptions = {
  size?: number;
  pagesRead?: number | undefined;
  fetchMore?: (() => unknown) | undefined;
  /** A new list restarts at its first rows. */
  list?: string;
};

/** A bank may ignore the limit and return all rows. `more` shows or fetches the next ones. */
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
