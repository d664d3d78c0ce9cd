import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './data-layer';

/** Tells analytics of each screen: `page` is its pattern in the route table, so that no key is in it. */
export function usePageView(page: string, step?: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account's page is another view of one pattern.
  useEffect(() => {
    track(step === undefined ? { event: 'page_view', page } : { event: 'page_view', page, step });
  }, [page, step, pathname]);
}
