import { useStore } from 'zustand';
import { unwrap } from '../api/client';
import { sessionApi } from '../api/clients/session';
import { sessionStore } from '../api/session-store';
import { type AppState, appState, lifetimeSignal, updateSlice } from '../app-state/app-state';
import { adoptSession, isUnauthorized, type SessionOwner } from './open-session';
import { clearTab } from './traces';

export type SignOutState = AppState['signOut']['status'];

const RETRY_MS = 5_000;
const TIMEOUT_MS = 8_000;

const setStatus = (status: SignOutState): void => updateSlice('signOut', { status });

export const useSignOutState = (): SignOutState => useStore(appState, ({ signOut }) => signOut.status);

export function revokeSessionNow(): void {
  setStatus('again');
  appState.getState().signOut.retryNow();
}

/** Returns false if the bank rejects the token pair. Drops the pair in any case. */
async function logOut(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = unwrap(sessionApi.logout.query({ fetchOptions: { signal, keepalive: true } }));
  clearTab();
  try {
    await response;
    return true;
  } catch (error) {
    if (isUnauthorized(error)) return false;
    throw error;
  }
}

/** A rejected pair does not mean that the session has ended; the cookie decides. */
async function tryOnce(): Promise<SessionOwner> {
  if (sessionStore.read() !== null && (await logOut())) return 'own';
  const owner = await adoptSession();
  if (owner === 'own') await logOut();
  return owner;
}

/** Resolves at the next retry: after RETRY_MS, online again, or by `retryNow`. Never resolves after an abort. */
const pause = (lifetime: AbortSignal) =>
  new Promise<void>((resolve) => {
    const cleanUp = () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      lifetime.removeEventListener('abort', cleanUp);
    };
    const retry = () => {
      cleanUp();
      resolve();
    };
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    lifetime.addEventListener('abort', cleanUp);
    updateSlice('signOut', { retryNow: retry });
  });

async function retryUntilRevoked(): Promise<SessionOwner> {
  const lifetime = lifetimeSignal();
  for (;;) {
    const owner = await tryOnce().catch(() => null);
    if (owner !== null) return owner;
    if (lifetime.aborted) return new Promise(() => {});
    setStatus('failed');
    await pause(lifetime);
  }
}

/** Revokes the session at the bank; retries until it succeeds. */
export function revokeSession(): Promise<SessionOwner> {
  const currentResult = appState.getState().signOut.result;
  if (currentResult) return currentResult;
  const result = retryUntilRevoked();
  updateSlice('signOut', { result, status: 'trying' });
  return result;
}

export function resetSignOut(): void {
  updateSlice('signOut', { result: undefined, status: 'no' });
}
