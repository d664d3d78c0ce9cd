import { useState } from 'react';

export const ROWS_PER_PAGE = 100;

type PagedRowsOptions = {
  size?: number;
  pagesRead?: number | undefined;
  fetchMore?: (() => unknown) | undefined;
  /** A new list restarts at its first rows. */
  list?: string;
};

/** A bank may ignore the limit and return all rows. `more` shows or fetches the next ones. */
export function usePagedRows<Row>(
  known: readonly Row[],
  { size = ROWS_PER_PAGE, pagesRead = 1, fetchMore, list = '' }: PagedRowsOptions = {},
) {
  const [shown, setShown] = useState({ list, pages: 1 });
  const pages = Math.max(shown.list === list ? shown.pages : 1, pagesRead);
  const isMoreKnown = known.length > pages * size;
  return {
    rows: isMoreKnown ? known.slice(0, pages * size) : known,
    more: isMoreKnown ? () => setShown({ list, pages: pages + 1 }) : fetchMore,
  };
}
