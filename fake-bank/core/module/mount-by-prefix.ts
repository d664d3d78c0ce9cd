import type { RequestHandler } from 'express';

export const underPrefix =
  (prefix: string, router: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (req.path.slice(0, prefix.length).toLowerCase() === prefix) router(req, res, next);
    else next();
  };

/** Builds a router on its first request: compiling all paths takes most of the start-up time. */
export function lazyRouter(build: () => RequestHandler): RequestHandler {
  let router: RequestHandler | undefined;
  return (req, res, next) => {
    router ??= build();
    router(req, res, next);
  };
}

export type MountedRouter = readonly [prefix: string, router: RequestHandler];

/** `app.use(prefix, router)` would cut the prefix off the URL, and the contract's paths contain it. */
export const mountByPrefix =
  (routers: readonly MountedRouter[]): RequestHandler =>
  (req, res, next) => {
    const path = req.path.toLowerCase();
    const open = routers.filter(([prefix]) => path.startsWith(prefix));
    const continueCall: typeof next = (error?: unknown) => {
      const [, router] = (error === undefined && open.shift()) || [];
      if (router) router(req, res, continueCall);
      else next(error);
    };
    continueCall();
  };

export function prefixOf(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.split('/:')[0]?.toLowerCase() ?? '');
  let length = first.length;
  for (const path of rest) while (!path.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
