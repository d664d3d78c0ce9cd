import { deviceStorage } from '../environment/storage';
import { ACTIVITY_THROTTLE_MS, IDLE_WARNING_MS, TELL_MS } from './idle';

const LAST = 'lastActivity';
const HEARD = 'heardActivity';

const read = (key: string): number => Number(deviceStorage.getItem(key) ?? 0);
const write = (key: string, at: number): void => deviceStorage.setItem(key, String(at));

/**
 * The last activity in any tab, and when the bank last heard of any: shared storage, so that work in one keeps all of
 * them open. Milliseconds since 1970 by this device, which is the same for all its tabs.
 */
export const activity = {
  last: (): number => read(LAST),
  /** Writes at most once every three seconds; says whether it wrote. */
  record: (now: number = Date.now()): boolean => {
    if (Math.abs(now - activity.last()) < ACTIVITY_THROTTLE_MS) return false;
    write(LAST, now);
    return true;
  },
  /** The bank heard of the customer: from here it counts. */
  heard: (at: number): void => write(HEARD, at),
  /** The same where opening the session is what the customer did: both count from here. */
  begin: (at: number): void => {
    write(LAST, at);
    write(HEARD, at);
  },
  /** Whether the bank must hear of what it does not know yet; also where the device's clock was set back. */
  isUnheard: (now: number): boolean => {
    const heard = read(HEARD);
    return (activity.last() > heard || heard > now) && Math.abs(now - heard) >= TELL_MS;
  },
  /** Whether the bank has heard nothing for so long that a session which is over then is over for that. */
  wasSilent: (now: number): boolean => now - read(HEARD) >= IDLE_WARNING_MS - 2 * TELL_MS,
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
