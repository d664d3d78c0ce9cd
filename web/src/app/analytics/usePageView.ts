import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { NOWHERE, setCurrentPage } from './current-page';
import { track } from './data-layer';
import { nameOf } from './page-names';
import { stepTitle } from './steps';

interface View {
  /** The pattern in the route table, so that no key is in it. */
  page: string;
  /** The last segment of a flow's address; undefined at its start. */
  step?: string | undefined;
  /** Whether the page is a flow's, which has steps. */
  stepped?: boolean;
}

/** Answers what tells analytics that the page is shown: once at each address, however often it is drawn. */
export function usePageView({ page, step, stepped = false }: View): (known: boolean) => void {
  const { pathname } = useLocation();
  const again = useNavigationType() === 'POP';
  const told = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of one address was not told of the next.
  useLayoutEffect(() => {
    told.current = false;
    setCurrentPage(page);
  }, [page, pathname]);
  return (known) => {
    if (told.current) return;
    told.current = true;
    track({ event: 'page_view', ...(known ? detailsOf({ page, step, stepped }, again) : { page: NOWHERE }) });
  };
}

function detailsOf({ page, step, stepped }: View, again: boolean) {
  const name = nameOf(page, step, again);
  const title = stepped ? stepTitle(step) : undefined;
  return { page, ...(name !== undefined && { name }), ...(title !== undefined && { step: title }) };
}
