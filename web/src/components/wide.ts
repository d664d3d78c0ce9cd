import { breakpoints } from './theme/breakpoints';

export const WIDE = `(min-width: ${breakpoints.md}px)`;

export const isWide = (): boolean => matchMedia(WIDE).matches;
