import { breakpoints } from './theme/breakpoints';

export const WIDE = `(min-width: ${breakpoints.md}px)`;

/** Whether the window is wider than a phone's, now. */
export const isWide = (): boolean => matchMedia(WIDE).matches;
