import { deviceStorage } from '../environment/storage';
import { ACTIVITY_THROTTLE_MS, IDLE_WARNING_MS, REPORT_INTERVAL_MS } from './idle';

const ACTIVITY_KEY = 'lastActivity';
const REPORT_KEY = 'heardActivity';

const readInstant = (key: string): number => Number(deviceStorage.getItem(key) ?? 0);
const writeInstant = (key: string, at: number): void => deviceStorage.setItem(key, String(at));

/** Shared by all tabs, so that one active tab keeps all signed in. Epoch milliseconds of the device clock. */
export const activity = {
  lastAt: (): number => readInstant(ACTIVITY_KEY),
  /** Writes at most every three seconds; returns true if it wrote. */
  record: (now: number = Date.now()): boolean => {
    if (Math.abs(now - activity.lastAt()) < ACTIVITY_THROTTLE_MS) return false;
    writeInstant(ACTIVITY_KEY, now);
    return true;
  },
  recordReport: (at: number): void => writeInstant(REPORT_KEY, at),
  start: (at: number): void => {
    writeInstant(ACTIVITY_KEY, at);
    writeInstant(REPORT_KEY, at);
  },
  /** Returns true if the last report to the bank is old and misses activity, or if the device clock went back. */
  needsReport: (now: number): boolean => {
    const reportedAt = readInstant(REPORT_KEY);
    return (
      (activity.lastAt() > reportedAt || reportedAt > now) && Math.abs(now - reportedAt) >= REPORT_INTERVAL_MS
    );
  },
  /** Returns true if the bank's session has timed out for lack of reports. */
  wasSilent: (now: number): boolean =>
    now - readInstant(REPORT_KEY) >= IDLE_WARNING_MS - 2 * REPORT_INTERVAL_MS,
};

const eventNames = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

export function onActivity(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const eventName of eventNames) window.addEventListener(eventName, listener, options);
  return () => {
    for (const eventName of eventNames) window.removeEventListener(eventName, listener, options);
  };
}
