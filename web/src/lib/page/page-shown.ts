import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** `known`: the address has a route. */
export const PageShown = createContext<(known: boolean) => void>(() => {});

export const Nowhere = createContext(false);

/** Reports a page view per path, unless the page redirects at once. */
export function usePageShown(pending = false): void {
  const tell = use(PageShown);
  const nowhere = use(Nowhere);
  const { pathname } = useLocation();
  const arrived = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page arrived, not where it is drawn again.
  useLayoutEffect(() => {
    arrived.current = location.pathname;
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, and who is told need not be asked again.
  useEffect(() => {
    if (pending) return;
    // After all other effects, because redirects run in effects.
    queueMicrotask(() => {
      if (location.pathname === arrived.current) tell(!nowhere);
    });
  }, [pathname, pending, nowhere]);
}
