import { currentPage } from './current-page';
import { track } from './data-layer';
import { stepTitles } from './steps';

/** An error on screen, by its code, where it has one, and the page's pattern: an address may hold an account. */
export function trackError(code: string): void {
  const event = { event: 'error', page: currentPage(), step: stepTitles.error } as const;
  track(code === '' ? event : { ...event, code });
}
