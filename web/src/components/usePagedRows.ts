import { useState } from 'react';

export const ROWS_PER_PAGE = 100;

type PagedRowsOptions = {
  size?: number;
  pagesRead?: number | undefined;
  fetchMore?: (() => unknown) | undefined;
  /** Identifies the list. Another list starts at its first page. */
  list?: string;
};

/** Shows rows page by page, since a bank may return all at once. `more` shows or fetches the next page. */
export function usePagedRows<Row>(
  allRows: readonly Row[],
  { size = ROWS_PER_PAGE, pagesRead = 1, fetchMore, list = '' }: PagedRowsOptions = {},
) {
  const [progress, setProgress] = useState({ list, pages: 1 });
  const pages = Math.max(progress.list === list ? progress.pages : 1, pagesRead);
  const hasHiddenRows = allRows.length > pages * size;
  return {
    rows: hasHiddenRows ? allRows.slice(0, pages * size) : allRows,
    more: hasHiddenRows ? () => setProgress({ list, pages: pages + 1 }) : fetchMore,
  };
}
