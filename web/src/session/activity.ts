import { ACTIVITY_THROTTLE_MS } from './idle';

const KEY = 'lastActivity';

/** The time of the last activity in any tab: shared storage, so that work in one keeps all of them open. */
export const activity = {
  /** Milliseconds since 1970 by this device, which is the same for all its tabs. */
  last: (): number => Number(localStorage.getItem(KEY) ?? 0),
  /** Writes at most once every three seconds; says whether it wrote. */
  record: (now: number = Date.now()): boolean => {
    if (Math.abs(now - activity.last()) < ACTIVITY_THROTTLE_MS) return false;
    localStorage.setItem(KEY, String(now));
    return true;
  },
};

const signs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Calls `listener` at every sign of a person before the screen. */
export function onSignOfLife(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const sign of signs) window.addEventListener(sign, listener, options);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener, options);
  };
}
