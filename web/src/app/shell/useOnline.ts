import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
}

/** Whether the device has a network; what lies beyond it shows in the calls. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
