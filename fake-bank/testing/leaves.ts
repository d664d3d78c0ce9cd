export type Leaf = { path: readonly string[]; value: unknown };

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const leavesOf = (body: unknown, path: readonly string[] = []): Leaf[] =>
  isBranch(body)
    ? Object.entries(body).flatMap(([name, value]) => leavesOf(value, [...path, name]))
    : [{ path, value: body }];

/** Returns the path of every object in a body, including the body itself. */
export const branchesOf = (body: unknown, path: readonly string[] = []): string[][] =>
  isBranch(body)
    ? [
        ...(Array.isArray(body) ? [] : [[...path]]),
        ...Object.entries(body).flatMap(([name, value]) => branchesOf(value, [...path, name])),
      ]
    : [];

export function withField(body: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const entries = Object.entries(body);
  const before: unknown = entries.find(([key]) => key === name)?.[1];
  const after = rest.length > 0 && isBranch(before) ? withField(before, rest, value) : value;
  if (Array.isArray(body)) return body.map((item, i) => (String(i) === name ? after : item));
  return { ...body, [name]: after };
}
