import type { ParamsFromUrl } from '@ts-rest/core';

type Params = Record<string, string>;

const PARAMETER = /:(\w+)/g;

/** Browsers resolve '.' and '..' even if encoded, so encode them twice: no such key exists. */
const encodeSegment = (value: string): string =>
  encodeURIComponent(value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value);

/** Builds a path. Each parameter is encoded, so that it cannot add segments. */
export function pathOf<Path extends string>(
  { path }: { path: Path },
  params: ParamsFromUrl<Path> & Params,
): string {
  const values: Params = params;
  return path.replace(PARAMETER, (_, name: string) => encodeSegment(values[name] ?? ''));
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the raw parameters that ts-rest inserted, in order. Throws a TypeError if the path does not match. */
export function paramsIn(route: { path: string }, pathname: string): string[] {
  const patterns = route.path
    .split(PARAMETER)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : '(.+)'));
  const values = new RegExp(`^${patterns.join('')}$`, 's').exec(pathname)?.slice(1);
  if (values === undefined) throw new TypeError(`${pathname} does not match ${route.path}`);
  return values;
}

/** Encodes parameters that ts-rest inserted raw. */
export function encodePath(route: { path: string }, pathname: string): string {
  const values = paramsIn(route, pathname);
  return route.path.replace(PARAMETER, () => encodeSegment(values.shift() ?? ''));
}
