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

const become = (status: SignOutState): void => updateSlice('signOut', { status });

export const useSignOutState = (): SignOutState => useStore(appState, ({ signOut }) => signOut.status);

export function revokeSessionNow(): void {
  become('again');
  appState.getState().signOut.retryNow();
}

/** The tab drops its pair in any case. */
async function logOut(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answered = unwrap(sessionApi.logout.query({ fetchOptions: { signal } }));
  clearTab();
  try {
    await answered;
    return true;
  } catch (error) {
    if (isUnauthorized(error)) return false;
    throw error;
  }
}

/** A rejected pair does not mean that the session ended; the cookie decides. */
async function tryOnce(): Promise<SessionOwner> {
  if (sessionStore.read() !== null && (await logOut())) return 'own';
  const found = await adoptSession();
  if (found === 'own') await logOut();
  return found;
}

/** Never resolves after an abort. */
const pause = (ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    const forget = () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      ended.removeEventListener('abort', forget);
    };
    const retry = () => {
      forget();
      resolve();
    };
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    ended.addEventListener('abort', forget);
    updateSlice('signOut', { retryNow: retry });
  });

async function tryUntilClosed(): Promise<SessionOwner> {
  const ended = lifetimeSignal();
  for (;;) {
    const found = await tryOnce().catch(() => null);
    if (found !== null) return found;
    if (ended.aborted) return new Promise(() => {});
    become('failed');
    await pause(ended);
  }
}

/** Retries until the bank confirms. */
export function revokeSession(): Promise<SessionOwner> {
  const running = appState.getState().signOut.result;
  if (running) return running;
  const result = tryUntilClosed();
  updateSlice('signOut', { result, status: 'trying' });
  return result;
}

export function resetSignOut(): void {
  updateSlice('signOut', { result: undefined, status: 'no' });
}
