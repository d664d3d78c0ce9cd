import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

/** Route metadata: the rows are independent, so the client may omit broken rows. */
export const independentRows = { rows: '/data/*' } as const;

const Rows = z.object({ rows: z.string() });

/** Returns a row's path in the response, `*` for the index; undefined if the route has no `independentRows`. */
export function rowPattern({ metadata }: AppRoute): readonly string[] | undefined {
  return Rows.safeParse(metadata).data?.rows.split('/').slice(1);
}

/** True if a JSON pointer, `*` for indices, points to a row or into one. */
export const isInRow = (pointer: string, route: AppRoute): boolean => {
  const pattern = rowPattern(route);
  return pattern?.every((part, index) => pointer.split('/')[index + 1] === part) ?? false;
};

const pointerOf = (path: readonly PropertyKey[]): string => path.map((part) => `/${String(part)}`).join('');

const matches = (path: readonly PropertyKey[], pattern: readonly string[]): boolean =>
  pattern.every((part, index) => (part === '*' ? typeof path[index] === 'number' : path[index] === part));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the JSON pointers of a response's rows. */
function rowPointers(value: unknown, [part, ...rest]: readonly string[], pointer = ''): string[] {
  if (part === undefined) return [pointer];
  if (part === '*')
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => rowPointers(item, rest, `${pointer}/${index}`))
      : [];
  return isObject(value) ? rowPointers(Reflect.get(value, part), rest, `${pointer}/${part}`) : [];
}

/** Copies `value`, a part of a response, without the rows that `rows` points to. */
function omitRows(
  rows: ReadonlySet<string>,
  value: unknown,
  [part, ...rest]: readonly string[],
  pointer = '',
): unknown {
  if (part === '*' && Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const at = `${pointer}/${index}`;
      return rows.has(at) ? [] : [omitRows(rows, item, rest, at)];
    });
  if (part === undefined || !isObject(value)) return value;
  return { ...value, [part]: omitRows(rows, Reflect.get(value, part), rest, `${pointer}/${part}`) };
}

export type PartialList = { body: object; brokenRows: number };

/** Returns undefined if every row or another part is broken, or if rows are not independent. */
export function withoutBrokenRows(
  route: AppRoute,
  body: unknown,
  { issues }: z.core.$ZodError,
): PartialList | undefined {
  const pattern = rowPattern(route);
  if (!pattern || !isObject(body) || !issues.every(({ path }) => matches(path, pattern))) return undefined;
  const broken = new Set(issues.map(({ path }) => pointerOf(path.slice(0, pattern.length))));
  if (rowPointers(body, pattern).length === broken.size) return undefined;
  return { body: Object(omitRows(broken, body, pattern)), brokenRows: broken.size };
}
