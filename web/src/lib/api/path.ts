import type { ParamsFromUrl } from '@ts-rest/core';

type Params = Record<string, string>;

const PLACE = /:(\w+)/g;

/** No encoding protects '.' and '..' in a URL, so ask for a key that does not exist. */
const segment = (value: string): string =>
  encodeURIComponent(value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value);

/** Parameters cannot escape their segment. */
export function pathOf<Path extends string>(
  { path }: { path: Path },
  params: ParamsFromUrl<Path> & Params,
): string {
  const values: Params = params;
  return path.replace(PLACE, (_, name: string) => segment(values[name] ?? ''));
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parameters in order, as ts-rest inserted them: raw. Throws if the path does not match the route. */
export function paramsIn(route: { path: string }, pathname: string): string[] {
  const places = route.path.split(PLACE).map((part, index) => (index % 2 === 0 ? literal(part) : '(.+)'));
  const values = new RegExp(`^${places.join('')}$`, 's').exec(pathname)?.slice(1);
  if (values === undefined) throw new TypeError(`${pathname} is no address of ${route.path}`);
  return values;
}

/** Encodes parameters that ts-rest inserted raw. */
export function encodedPath(route: { path: string }, pathname: string): string {
  const values = paramsIn(route, pathname);
  return route.path.replace(PLACE, () => segment(values.shift() ?? ''));
}
