import type { ParamsFromUrl } from '@ts-rest/core';

type Params = Record<string, string>;

/**
 * Where a route of the contract is called with these parameters: for a link, and for what a signature binds. ts-rest's
 * own leaves the parameters as they are; here they cannot leave their place in the path.
 */
export function pathOf<Path extends string>(
  { path }: { path: Path },
  params: ParamsFromUrl<Path> & Params,
): string {
  const values: Params = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
