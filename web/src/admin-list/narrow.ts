import { plain } from '../format/plain';

/** Characters from which a text narrows a list. */
export const SEARCH_MIN = 3;

/** The rows in whose texts a text occurs; a shorter one leaves the list whole. Numbers may be written in groups. */
export function search<Row>(
  rows: readonly Row[],
  text: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = plain(text.trim());
  if (wanted.length < SEARCH_MIN) return rows;
  const digits = /^[\d ]+$/.test(wanted) ? wanted.replaceAll(' ', '') : wanted;
  return rows.filter((row) =>
    textsOf(row)
      .map(plain)
      .some((field) => field.includes(wanted) || field.includes(digits)),
  );
}

/** The rows of a kind; '' leaves the list whole. */
export const ofKind = <Row>(
  rows: readonly Row[],
  kind: string,
  kindOf: (row: Row) => string,
): readonly Row[] => (kind === '' ? rows : rows.filter((row) => kindOf(row) === kind));
