import { track } from './data-layer';
import { pageOf } from './page-of';
import { stepTitles } from './steps';

/** An error on screen, by its code, where it has one, and the page's pattern. */
export function trackError(code: string): void {
  const route = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  const event = { event: 'error', page: pageOf(route), step: stepTitles.error } as const;
  track(code === '' ? event : { ...event, code });
}
