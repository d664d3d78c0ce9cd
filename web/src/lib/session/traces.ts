import { sessionStore } from '../api/session-store';
import { deviceStorage, tabStorage } from '../environment/storage';

const sessionFlags = ['hardTokenModal', 'checkFeature', 'idledetector'];
/** Persists after the session, so that the sign-out page can show that an order was being sent. */
export const PENDING_SUBMISSION = 'sentOrder';
/** Tells the sign-out page that the customer chose to sign out. */
const SIGNED_OUT = 'signedOut';
const DISMISSED_BANNER = /^campaign(?!Counter)/;

export const CUSTOMER_KEY = 'userKey';
export const SESSION_ID = 'csid';

export const tabSession = (): string | null => tabStorage.getItem(SESSION_ID);

export function clearTab(): void {
  sessionStore.clear();
  for (const key of tabStorage.keys()) {
    if (sessionFlags.includes(key) || DISMISSED_BANNER.test(key)) tabStorage.removeItem(key);
  }
}

export const saveSignedOut = (): void => tabStorage.setItem(SIGNED_OUT, 'true');
export const hasSignedOut = (): boolean => tabStorage.getItem(SIGNED_OUT) !== null;

export function leaveSession(): void {
  clearTab();
  tabStorage.removeItem(SESSION_ID);
  tabStorage.removeItem(PENDING_SUBMISSION);
  tabStorage.removeItem(SIGNED_OUT);
}

/** Clears the session data of tab and device, except those of a newer session. Returns the session id. */
export function clearDevice(): string | null {
  clearTab();
  const deviceSession = deviceStorage.getItem(SESSION_ID);
  const csid = tabSession() ?? deviceSession;
  if (deviceSession === csid) {
    deviceStorage.removeItem(CUSTOMER_KEY);
    deviceStorage.removeItem(SESSION_ID);
  }
  return csid;
}
