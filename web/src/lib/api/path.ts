import type { ParamsFromUrl } from '@ts-rest/core';

type Params = Record<string, string>;

const PLACE = /:(\w+)/g;

/** Of a key of dots alone nobody can ask in any encoding: it is asked as one that nobody has. */
const segment = (value: string): string =>
  encodeURIComponent(value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value);

/**
 * Where a route of the contract is called with these parameters: for a link, and for what a signature binds. They
 * cannot leave their place in the path.
 */
export function pathOf<Path extends string>(
  { path }: { path: Path },
  params: ParamsFromUrl<Path> & Params,
): string {
  const values: Params = params;
  return path.replace(PLACE, (_, name: string) => segment(values[name] ?? ''));
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The same for an address without a query into which ts-rest has put the parameters as they are. Throws where that
 * is no address of the route, as without a parameter.
 */
export function encodedPath(route: { path: string }, asked: string): string {
  const places = route.path.split(PLACE).map((part, index) => (index % 2 === 0 ? literal(part) : '(.+)'));
  const values = new RegExp(`^${places.join('')}$`, 's').exec(asked)?.slice(1);
  if (values === undefined) throw new TypeError(`${asked} is no address of ${route.path}`);
  return route.path.replace(PLACE, () => segment(values.shift() ?? ''));
}
