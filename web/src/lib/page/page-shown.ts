import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const PageShown = createContext<(isFound: boolean) => void>(() => {});

export const IsNotFound = createContext(false);

/** Reports a page view per path, unless the page redirects at once. */
export function usePageShown(pending = false): void {
  const reportPageShown = use(PageShown);
  const isNotFound = use(IsNotFound);
  const { pathname } = useLocation();
  const arrivalPath = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores the path of each navigation.
  useLayoutEffect(() => {
    arrivalPath.current = location.pathname;
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one call per path, not per listener.
  useEffect(() => {
    if (pending) return;
    // After all other effects, because redirects run in effects.
    queueMicrotask(() => {
      if (location.pathname === arrivalPath.current) reportPageShown(!isNotFound);
    });
  }, [pathname, pending, isNotFound]);
}
