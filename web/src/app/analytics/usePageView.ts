import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setCurrentPage, UNKNOWN_PAGE } from './current-page';
import { track } from './data-layer';
import { nameOf } from './page-names';
import { stepTitle } from './steps';

interface View {
  /** Route pattern, without keys. */
  page: string;
  /** Last segment of a flow URL; undefined for the first step. */
  step?: string | undefined;
  stepped?: boolean;
}

/** Returns a callback that reports the page view, once per URL regardless of renders. */
export function usePageView({ page, step, stepped = false }: View): (known: boolean) => void {
  const { pathname } = useLocation();
  const isHistoryMove = useNavigationType() === 'POP';
  const reported = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL is reported separately.
  useLayoutEffect(() => {
    reported.current = false;
    setCurrentPage(page);
  }, [page, pathname]);
  return (known) => {
    if (reported.current) return;
    reported.current = true;
    track({
      event: 'page_view',
      ...(known ? detailsOf({ page, step, stepped }, isHistoryMove) : { page: UNKNOWN_PAGE }),
    });
  };
}

function detailsOf({ page, step, stepped }: View, again: boolean) {
  const name = nameOf(page, step, again);
  const title = stepped ? stepTitle(step) : undefined;
  return { page, ...(name !== undefined && { name }), ...(title !== undefined && { step: title }) };
}
