import { deviceStorage } from '../environment/storage';
import { ACTIVITY_THROTTLE_MS, IDLE_WARNING_MS, TELL_MS } from './idle';

const LAST = 'lastActivity';
const HEARD = 'heardActivity';

const readInstant = (key: string): number => Number(deviceStorage.getItem(key) ?? 0);
const writeInstant = (key: string, at: number): void => deviceStorage.setItem(key, String(at));

/** In shared storage, so that one active tab keeps all open. Milliseconds since 1970 by the device clock. */
export const activity = {
  last: (): number => readInstant(LAST),
  /** Writes at most every three seconds; returns true if it did. */
  record: (now: number = Date.now()): boolean => {
    if (Math.abs(now - activity.last()) < ACTIVITY_THROTTLE_MS) return false;
    writeInstant(LAST, now);
    return true;
  },
  heard: (at: number): void => writeInstant(HEARD, at),
  begin: (at: number): void => {
    writeInstant(LAST, at);
    writeInstant(HEARD, at);
  },
  /** Also true if the device clock went back. */
  isUnheard: (now: number): boolean => {
    const heardAt = readInstant(HEARD);
    return (activity.last() > heardAt || heardAt > now) && Math.abs(now - heardAt) >= TELL_MS;
  },
  /** The session of a silent client has timed out. */
  wasSilent: (now: number): boolean => now - readInstant(HEARD) >= IDLE_WARNING_MS - 2 * TELL_MS,
};

const signs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

export function onSignOfLife(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const sign of signs) window.addEventListener(sign, listener, options);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener, options);
  };
}
