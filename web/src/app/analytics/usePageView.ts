import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
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

/** Tells analytics of each screen. */
export function usePageView({ page, step, stepped = false }: View): void {
  const { pathname } = useLocation();
  const again = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account's page is another view of one pattern, and how the customer came here is part of the view.
  useEffect(() => {
    const name = nameOf(page, step, again);
    const title = stepped ? stepTitle(step) : undefined;
    track({
      event: 'page_view',
      page,
      ...(name !== undefined && { name }),
      ...(title !== undefined && { step: title }),
    });
  }, [page, step, pathname]);
}
