import { sessionStore } from '../api/session-store';
import { deviceStorage, tabStorage } from '../environment/storage';

const sessionFlags = ['hardTokenModal', 'checkFeature', 'idledetector', 'sentOrder'];
const DISMISSED_BANNER = /^campaign(?!Counter)/;

export const CUSTOMER_KEY = 'userKey';
export const SESSION_ID = 'csid';

/** Which session this tab takes part in, or did until it ended. */
export const tabSession = (): string | null => tabStorage.getItem(SESSION_ID);

/** Forgets this tab's pair and what it showed or hid during the session. */
export function clearTab(): void {
  sessionStore.clear();
  for (const key of tabStorage.keys()) {
    if (sessionFlags.includes(key) || DISMISSED_BANNER.test(key)) tabStorage.removeItem(key);
  }
}

/** The same, and which session it was: this tab has nothing more to do with it. */
export function leaveSession(): void {
  clearTab();
  tabStorage.removeItem(SESSION_ID);
}

/** Forgets this tab's session and, on this device, its customer: not one who has signed in since. Says which it was. */
export function clearDevice(): string | null {
  clearTab();
  const ours = deviceStorage.getItem(SESSION_ID);
  const csid = tabSession() ?? ours;
  if (ours === csid) {
    deviceStorage.removeItem(CUSTOMER_KEY);
    deviceStorage.removeItem(SESSION_ID);
  }
  return csid;
}
