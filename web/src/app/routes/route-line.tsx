import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject, useParams } from 'react-router';
import { type Flag, readFlag } from '#web/lib/environment/flags.ts';
import { PageShown } from '#web/lib/page/page-shown.ts';
import { usePageView } from '../analytics/usePageView';
import { expand } from './expand';

export interface RouteLine {
  /** Relative to the base path. Braces hold the permitted values: any other is an unknown path. */
  path: string;
  page: ComponentType & { fetch?: () => void };
  /** Unknown while the flag is off. */
  flag?: Flag;
}

/** The router's terms for lines of the table, without those whose flag is off. An address is one spelling of itself. */
export const pagesOf = (lines: readonly RouteLine[]): RouteObject[] =>
  lines
    .filter(({ flag }) => flag === undefined || readFlag(flag))
    .flatMap(({ path, page }) => expand(path).map((exact) => ({ path: exact, page })))
    .map(({ path, page }) => ({
      path,
      caseSensitive: true,
      element: <Page path={path} of={page} />,
      handle: page.fetch,
    }));

/** Begins to fetch the code of the page that an address leads to: it need not wait for who the customer is. */
export function fetchPage(routes: RouteObject[], pathname: string): void {
  const fetch: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (typeof fetch === 'function') fetch();
}

/** Keyed by its route: what was begun on one page never shows on another. */
function Page({ path, of: Content }: { path: string; of: RouteLine['page'] }) {
  const { step } = useParams();
  const stepped = path.endsWith('/:step?');
  const tell = usePageView({ page: path.replace('/:step?', ''), step, stepped });
  return (
    <PageShown value={tell}>
      <Content key={path} />
    </PageShown>
  );
}
