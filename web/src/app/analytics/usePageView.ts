import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setCurrentPage, UNKNOWN_PAGE } from './current-page';
import { track } from './data-layer';
import { findPageName } from './page-names';
import { stepTitle } from './steps';

interface View {
  /** Route pattern, without keys. */
  page: string;
  /** Last segment of a flow URL; undefined for the first step. */
  step?: string | undefined;
  hasSteps?: boolean;
}

/** Returns a callback that reports the page view, once per URL regardless of renders. */
export function usePageView({ page, step, hasSteps = false }: View): (isFound: boolean) => void {
  const { pathname } = useLocation();
  const isHistoryMove = useNavigationType() === 'POP';
  const isReported = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL is reported separately.
  useLayoutEffect(() => {
    isReported.current = false;
    setCurrentPage(page);
  }, [page, pathname]);
  return (isFound) => {
    if (isReported.current) return;
    isReported.current = true;
    track({
      event: 'page_view',
      ...(isFound ? detailsOf({ page, step, hasSteps }, isHistoryMove) : { page: UNKNOWN_PAGE }),
    });
  };
}

function detailsOf({ page, step, hasSteps }: View, isRevisit: boolean) {
  const name = findPageName(page, step, isRevisit);
  const title = hasSteps ? stepTitle(step) : undefined;
  return { page, ...(name !== undefined && { name }), ...(title !== undefined && { step: title }) };
}
