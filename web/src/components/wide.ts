import { useSyncExternalStore } from 'react';
import { breakpoints } from './theme/breakpoints';

export const WIDE = `(min-width: ${breakpoints.md}px)`;

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** From this width, side panels are shown. */
export const DESKTOP = `(min-width: ${breakpoints.lg}px)`;

/** From this width, two columns fit. In media queries, 1 rem is the browser's default text size. */
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

/** True above phone width. Phone layouts do not mount the wide elements. */
export const useWide = (): boolean => useMediaQuery(WIDE);
