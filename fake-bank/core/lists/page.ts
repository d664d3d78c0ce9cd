import { addDays, type BankDate } from '#contract/domain/dates';
import { isPageNumber, unknownCursorText } from '#contract/domain/page';
import { fieldError } from '../errors/domain-error';
import type { Collection, Reader } from '../storage/collection';
import { countBefore } from '../storage/place';
import type { Period } from './period';

type PageQuery = { limit: number; cursor: string };

type ListedCollection<Row extends object, IndexName extends string> = {
  collection: Collection<Row, IndexName>;
  index: NoInfer<IndexName>;
  key: string;
};

const unknownCursorError = () => fieldError('cursor', unknownCursorText);

/** A cursor encodes the position of the last returned row, so inserts and deletions do not shift it. */
const cursorAt = (position: string): string => Buffer.from(position).toString('base64url');

function placeAt(cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString();
  if (cursorAt(position) !== cursor) throw unknownCursorError();
  return position;
}

type ListQuery<Row> = Period & { dayOf: (row: Row) => BankDate; fits?: (row: Row) => boolean };

function bounds<Row>(
  rows: readonly Row[],
  { dayOf, start_date, end_date }: ListQuery<Row>,
): [number, number] {
  return [
    start_date === undefined ? 0 : countBefore(rows, dayOf, start_date),
    end_date === undefined ? rows.length : countBefore(rows, dayOf, addDays(end_date, 1)),
  ];
}

/** Also accepts page numbers (from 1), which may repeat or skip rows if the list changes. */
export function newestFirst<Row extends object, IndexName extends string>(
  reader: Reader,
  { collection, index, key }: ListedCollection<Row, IndexName>,
  query: ListQuery<Row>,
  { limit, cursor }: PageQuery,
): { rows: Row[]; cursor?: string } {
  const rows = reader.list(collection, index, key);
  const placeOf = (row: Row) => collection.placeOf(index, row);
  const [first, last] = bounds(rows, query);
  const { fits } = query;
  const numbered = isPageNumber(cursor);
  let skip = numbered ? (Number(cursor) - 1) * limit : 0;
  let left = numbered ? last : Math.min(last, countBefore(rows, placeOf, placeAt(cursor)));
  if (!fits) {
    left -= skip;
    skip = 0;
  }
  const page: Row[] = [];
  for (; left > first; left -= 1) {
    const row = rows[left - 1];
    if (row === undefined || fits?.(row) === false) continue;
    if (skip > 0) skip -= 1;
    else if (page.length < limit) page.push(row);
    else return { rows: page, ...next(page.at(-1), placeOf) };
  }
  return { rows: page };
}

const next = <Row>(last: Row | undefined, placeOf: (row: Row) => string) =>
  last === undefined ? {} : { cursor: cursorAt(placeOf(last)) };

/** Also accepts page numbers (from 0). */
export function pageInOrder<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => string,
  { limit, cursor }: PageQuery,
): { rows: Row[]; cursor?: string } {
  const begin = isPageNumber(cursor)
    ? Number(cursor) * limit
    : countBefore(rows, placeOf, `${placeAt(cursor)}\u0000`);
  const page = rows.slice(begin, begin + limit);
  return { rows: page, ...(rows.length > begin + limit && next(page.at(-1), placeOf)) };
}
