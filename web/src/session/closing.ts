import { useSyncExternalStore } from 'react';
import { ok } from '../api/client';
import { sessionApi } from '../api/clients/session';
import { sessionStore } from '../api/session-store';
import { type Adopted, adoptSession, isUnauthorized } from './open-session';
import { clearTab } from './traces';

/** Whether this page ends the session at the bank, and how that goes. */
export type Closing = 'no' | 'trying' | 'failed' | 'again';

const RETRY_MS = 5_000;
/** Who signs out is not kept waiting as long as one who moves money. */
const PATIENCE_MS = 8_000;

let state: Closing = 'no';
const listeners = new Set<() => void>();
let tryNow = () => {};
let closed: Promise<Adopted> | undefined;

function become(next: Closing): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useClosing = (): Closing => useSyncExternalStore(subscribe, () => state);

/** Does not wait for the next try. */
export function closeNow(): void {
  become('again');
  tryNow();
}

/** Whether the bank took this tab's pair. The call has it before the tab forgets it, as it does whatever comes of it. */
async function logOut(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answered = ok(sessionApi.logout.query({ fetchOptions: { signal } }));
  clearTab();
  try {
    await answered;
    return true;
  } catch (error) {
    if (isUnauthorized(error)) return false;
    throw error;
  }
}

/** A pair that the bank does not take says nothing of the session: others may still use it. The cookie knows. */
async function tryOnce(): Promise<Adopted> {
  if (sessionStore.read() !== null && (await logOut())) return 'own';
  const found = await adoptSession();
  if (found === 'own') await logOut();
  return found;
}

const pause = () =>
  new Promise<void>((resolve) => {
    tryNow = resolve;
    setTimeout(resolve, RETRY_MS);
    window.addEventListener('online', () => resolve(), { once: true });
  });

async function tryUntilClosed(): Promise<Adopted> {
  for (;;) {
    const found = await tryOnce().catch(() => null);
    if (found !== null) return found;
    become('failed');
    await pause();
  }
}

/** Ends the session at the bank, however often it must be asked: no answer, or an error, is no end. */
export function closeAtBank(): Promise<Adopted> {
  if (closed === undefined) {
    closed = tryUntilClosed();
    become('trying');
  }
  return closed;
}

/** Nothing is left to end: this page may open a session again. */
export function closingIsOver(): void {
  closed = undefined;
  become('no');
}
