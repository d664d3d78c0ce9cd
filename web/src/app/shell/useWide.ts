import { useSyncExternalStore } from 'react';
import { isWide, WIDE } from '#web/components/wide.ts';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True above phone width. Phone layouts do not mount the wide elements at all. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);
