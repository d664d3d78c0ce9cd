import type { User } from '#contract/session';
import { ApiError } from '../api/api-error';
import { unwrap } from '../api/client';
import { sessionApi } from '../api/clients/session';
import { sessionStore } from '../api/session-store';
import { deviceStorage, tabStorage } from '../environment/storage';
import { activity } from './activity';
import { broadcastToTabs } from './tabs';
import { CUSTOMER_KEY, clearTab, SESSION_ID, tabSession } from './traces';

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Exchanges the sign-in cookie for a token. A new session signs out the tabs of an earlier one. */
async function exchangeCookie(): Promise<void> {
  const { csid } = await unwrap(sessionApi.initSession.query());
  tabStorage.setItem(SESSION_ID, csid);
  if (deviceStorage.getItem(SESSION_ID) === csid) return;
  deviceStorage.setItem(SESSION_ID, csid);
  broadcastToTabs({ type: 'signed-in', csid });
}

async function fetchUser(): Promise<User> {
  const sentAt = Date.now();
  const user = await unwrap(sessionApi.user.query());
  activity.start(sentAt);
  deviceStorage.setItem(CUSTOMER_KEY, user.key);
  return user;
}

/** Returns the user. Replaces a rejected token by means of the cookie; throws a 401 if the cookie is invalid too. */
export async function openSession(): Promise<User> {
  if (sessionStore.read() !== null) {
    try {
      return await fetchUser();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      clearTab();
    }
  }
  await exchangeCookie();
  return fetchUser();
}

export type SessionOwner = 'own' | 'another' | 'none';

/** Gets a new token pair for the session of this tab. Returns the owner of the cookie's session. */
export async function adoptSession(): Promise<SessionOwner> {
  try {
    const { csid } = await unwrap(sessionApi.initSession.query({ fetchOptions: { keepalive: true } }));
    const tabCsid = tabSession();
    if (tabCsid === null || tabCsid === csid) return 'own';
    clearTab();
    return 'another';
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    clearTab();
    return 'none';
  }
}
