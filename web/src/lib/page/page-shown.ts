import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Who wants to know that a page is shown. `known`: whether its address leads somewhere. */
export const PageShown = createContext<(known: boolean) => void>(() => {});

/** True around what stands at an address that leads nowhere. */
export const Nowhere = createContext(false);

/**
 * For what shows a page: tells of it at each address, unless something on it leads elsewhere at once. While `pending`
 * nobody knows yet what will be shown.
 */
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
    // After the effects of what else the page holds: a redirect is one of them.
    queueMicrotask(() => {
      if (location.pathname === arrived.current) tell(!nowhere);
    });
  }, [pathname, pending, nowhere]);
}
