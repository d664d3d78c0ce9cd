import { useSyncExternalStore } from 'react';
import { breakpoints } from './theme/breakpoints';

export const WIDE = `(min-width: ${breakpoints.md}px)`;

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Side panels are shown from here on. */
export const DESKTOP = `(min-width: ${breakpoints.lg}px)`;

/** Below it two columns have no room. In rem, which in media queries is the browser's own text size. */
export const TWO_COLUMNS = '(min-width: 68rem)';

export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

/** True above phone width. Phone layouts do not mount the wide elements at all. */
export const useWide = (): boolean => useMediaQuery(WIDE);
