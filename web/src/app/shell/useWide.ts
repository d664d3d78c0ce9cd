import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../ui/theme/breakpoints';

const query = `(min-width: ${breakpoints.md}px)`;

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wider than a phone's: what a phone never shows is not even rendered there. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
