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

/**
 * Trades the sign-in cookie for this tab's token. A session that this browser has not seen yet is a new
 * sign-in: the tabs of an earlier one must stop showing it.
 */
async function tradeCookie(): Promise<void> {
  const { csid } = await unwrap(sessionApi.initSession.query());
  tabStorage.setItem(SESSION_ID, csid);
  if (deviceStorage.getItem(SESSION_ID) === csid) return;
  deviceStorage.setItem(SESSION_ID, csid);
  broadcastToTabs({ type: 'signed-in', csid });
}

async function fetchUser(): Promise<User> {
  const asked = Date.now();
  const user = await unwrap(sessionApi.user.query());
  activity.begin(asked);
  deviceStorage.setItem(CUSTOMER_KEY, user.key);
  return user;
}

/** The signed-in customer, or a 401. A token left by an ended session gives way to the cookie's session. */
export async function openSession(): Promise<User> {
  if (sessionStore.read() !== null) {
    try {
      return await fetchUser();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      clearTab();
    }
  }
  await tradeCookie();
  return fetchUser();
}

/** Whose session the sign-in cookie stands for: this tab's, one begun since elsewhere, or nobody's. */
export type SessionOwner = 'own' | 'another' | 'none';

/** Takes up the session that only the sign-in cookie knows of. Another than this tab's is left alone. */
export async function adoptSession(): Promise<SessionOwner> {
  try {
    const { csid } = await unwrap(sessionApi.initSession.query());
    const own = tabSession();
    if (own === null || own === csid) return 'own';
    clearTab();
    return 'another';
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    clearTab();
    return 'none';
  }
}
