import { currentPage } from './current-page';
import { track } from './data-layer';
import { stepTitles } from './steps';

/** Reports the error code and the route pattern; the URL itself may contain an account. */
export function trackError(code: string): void {
  const event = { event: 'error', page: currentPage(), step: stepTitles.error } as const;
  track(code === '' ? event : { ...event, code });
}
