import { useState } from 'react';

/** Rows drawn at first and with each 'Ver más', of a list that is not read page by page. */
export const DRAWN_ROWS = 100;

type DrawnOptions = {
  size?: number;
  /** Pages that were read so far, each of which is drawn. */
  pagesRead?: number | undefined;
  /** Reads the next page, where there is one. */
  fetchMore?: (() => unknown) | undefined;
  /** Names the list: another one begins with its first rows. */
  list?: string;
};

/**
 * The rows of a list that are drawn. A bank that ignores a limit answers any number of rows: they are drawn a page at a
 * time all the same. `more` draws the next ones, or reads them.
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
