import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject, useParams } from 'react-router';
import { type Flag, readFlag } from '#web/lib/environment/flags.ts';
import { PageShown } from '#web/lib/page/page-shown.ts';
import { usePageView } from '../analytics/usePageView';
import { expand } from './expand';

export interface RouteLine {
  /** Relative to the base path. Braces list the permitted values of a segment. */
  path: string;
  page: ComponentType & { fetch?: () => void };
  flag?: Flag;
  /** On a phone, the page's button replaces the navigation, as in a flow. */
  hasBottomButton?: true;
}

/** Returns the routes, without those whose flag is off. Paths are case-sensitive. */
export const pagesOf = (lines: readonly RouteLine[]): RouteObject[] =>
  lines
    .filter(({ flag }) => flag === undefined || readFlag(flag))
    .flatMap(({ path, page }) => expand(path).map((expandedPath) => ({ path: expandedPath, page })))
    .map(({ path, page }) => ({
      path,
      caseSensitive: true,
      element: <Page path={path} content={page} />,
      handle: page.fetch,
    }));

/** Prefetches the chunk of a URL's page, without waiting for the user query. */
export function fetchPage(routes: RouteObject[], pathname: string): void {
  const fetch: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (typeof fetch === 'function') fetch();
}

/** Keys the content by route, so that state never carries over to another page. */
function Page({ path, content: Content }: { path: string; content: RouteLine['page'] }) {
  const { step } = useParams();
  const hasSteps = path.endsWith('/:step?');
  const reportView = usePageView({ page: path.replace('/:step?', ''), step, hasSteps });
  return (
    <PageShown value={reportView}>
      <Content key={path} />
    </PageShown>
  );
}
