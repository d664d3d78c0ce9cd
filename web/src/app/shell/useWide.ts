import { useSyncExternalStore } from 'react';
import { isWide, WIDE } from '#web/components/wide.ts';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window is wider than a phone's: what a phone never shows is not even rendered there. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);
