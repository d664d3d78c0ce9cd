import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const PageShown = createContext<(known: boolean) => void>(() => {});

export const IsNotFound = createContext(false);

/** Reports a page view per path, unless the page redirects at once. */
export function usePageShown(pending = false): void {
  const tell = use(PageShown);
  const nowhere = use(IsNotFound);
  const { pathname } = useLocation();
  const arrived = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path at arrival.
  useLayoutEffect(() => {
    arrived.current = location.pathname;
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one call per path, not per listener.
  useEffect(() => {
    if (pending) return;
    // After all other effects, because redirects run in effects.
    queueMicrotask(() => {
      if (location.pathname === arrived.current) tell(!nowhere);
    });
  }, [pathname, pending, nowhere]);
}
