import type { ApiError } from './api-error';

/** Rows that an answer had and its body has not, because they break the contract. */
export class BrokenRows {
  readonly count: number;
  readonly error: ApiError;

  constructor(count: number, error: ApiError) {
    this.count = count;
    this.error = error;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export function brokenRowsOf(body: unknown): BrokenRows | undefined {
  const found = fieldOf(body, 'brokenRows');
  return found instanceof BrokenRows ? found : undefined;
}

/** Reads the data of a query: an answer, its body, or pages of one of them. */
export function brokenRowsIn(data: unknown): BrokenRows | undefined {
  const pages = fieldOf(data, 'pages');
  const found = (Array.isArray(pages) ? pages : [data]).flatMap(
    (page: unknown) => brokenRowsOf(fieldOf(page, 'body') ?? page) ?? [],
  );
  const [first] = found;
  return (
    first &&
    new BrokenRows(
      found.reduce((sum, { count }) => sum + count, 0),
      first.error,
    )
  );
}

/** Throws for a list without its broken rows: a sum or a look-up needs all of them. */
export function requireAllRows<Body>(body: Body): Body {
  const broken = brokenRowsOf(body);
  if (broken) throw broken.error;
  return body;
}
