import { type ComponentType, lazy } from 'react';

type ConsolePage = { path: string; name: string; Page: ComponentType };

/** In the order of the navigation. */
export const pages: readonly ConsolePage[] = [
  { path: '/', name: 'Hoy', Page: lazy(() => import('../today/TodayPage')) },
];
