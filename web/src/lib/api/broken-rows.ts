import type { ApiError } from './api-error';

/** Number of rows removed from a response because they violate the contract, with the error. */
export class BrokenRows {
  readonly count: number;
  readonly error: ApiError;

  constructor(count: number, error: ApiError) {
    this.count = count;
    this.error = error;
  }
}

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export function brokenRowsOf(body: unknown): BrokenRows | undefined {
  const brokenRows = getField(body, 'brokenRows');
  return brokenRows instanceof BrokenRows ? brokenRows : undefined;
}

/** Returns the broken rows in query data: a response, its body, or pages of either. */
export function brokenRowsIn(data: unknown): BrokenRows | undefined {
  const pages = getField(data, 'pages');
  const brokenRows = (Array.isArray(pages) ? pages : [data]).flatMap(
    (page: unknown) => brokenRowsOf(getField(page, 'body') ?? page) ?? [],
  );
  const [first] = brokenRows;
  return (
    first &&
    new BrokenRows(
      brokenRows.reduce((sum, { count }) => sum + count, 0),
      first.error,
    )
  );
}

/** Returns the body, or throws if rows were removed. For sums and look-ups, which need all rows. */
export function requireAllRows<Body>(body: Body): Body {
  const brokenRows = brokenRowsOf(body);
  if (brokenRows) throw brokenRows.error;
  return body;
}
