import type { RequestHandler } from 'express';

/** Leads to a router what lies under a prefix, and spares all else its patterns. The path stays whole. */
export const under =
  (prefix: string, router: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (req.path.slice(0, prefix.length).toLowerCase() === prefix) router(req, res, next);
    else next();
  };

/** What all of some paths begin with, up to their first parameter. */
export function prefixOf(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.split('/:')[0]?.toLowerCase() ?? '');
  let length = first.length;
  for (const path of rest) while (!path.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
