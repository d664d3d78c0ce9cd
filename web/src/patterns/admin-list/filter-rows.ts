import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import type { Controls } from './controls';

/** Shorter texts do not filter. */
export const MIN_SEARCH_LENGTH = 3;

type SearchOptions<Row> = Pick<Controls<Row>['search'], 'texts' | 'words'>;

/** Filters by a substring of the texts or a whole word. The typed text may group digits with spaces. */
export function search<Row>(
  rows: readonly Row[],
  text: string,
  { texts, words = () => [] }: SearchOptions<Row>,
): readonly Row[] {
  const term = normalizeForSearch(text.trim().replace(/ +/g, ' '));
  if (term.length < MIN_SEARCH_LENGTH) return rows;
  const ungroupedTerm = /^[\d ]+$/.test(term) ? term.replaceAll(' ', '') : term;
  return rows.filter(
    (row) =>
      texts(row)
        .map(normalizeForSearch)
        .some((field) => field.includes(term) || field.includes(ungroupedTerm)) ||
      words(row).map(normalizeForSearch).includes(term),
  );
}

export const filterByKind = <Row>(
  rows: readonly Row[],
  kind: string,
  kindOf: (row: Row) => string,
): readonly Row[] => (kind === '' ? rows : rows.filter((row) => kindOf(row) === kind));
