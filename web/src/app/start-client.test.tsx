// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headers } from '#contract/headers';
import { sessionStore } from '../lib/api/session-store';
import { appState } from '../lib/app-state/app-state';
import { startClient } from './start-client';

const ROUNDS = 10;

/** Counts listeners added and not removed. */
function countListeners(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const activeListeners = new Map<string, Set<unknown>>();
  const typeOf = (type: string) => activeListeners.get(type) ?? new Set();
  const { addEventListener, removeEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    activeListeners.set(type, typeOf(type).add(listener));
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => typeOf(type).delete(listener));
    addEventListener.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    typeOf(type).delete(listener);
    removeEventListener.call(target, type, listener, options);
  });
  return () => [...activeListeners].flatMap(([type, listeners]) => (listeners.size > 0 ? [type] : []));
}

const openChannels = new Set<object>();

class CountedChannel {
  onmessage = null;
  constructor() {
    openChannels.add(this);
  }
  postMessage() {}
  close() {
    openChannels.delete(this);
  }
}

const respond = (path: string): Response | Promise<Response> => {
  if (path === '/api/initSession')
    return Response.json(
      { csid: 's1' },
      { headers: { [headers.token]: 'T1', [headers.nextAntiForgery]: 'X1' } },
    );
  if (path === '/api/user') return Response.json({ name: 'Ana', dateLastLogin: null, key: '4001' });
  if (path === '/api/logout') throw new TypeError('fetch failed');
  return new Promise(() => {});
};

beforeEach(() => {
  // Fakes only the timers that the client uses.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('BroadcastChannel', CountedChannel);
  vi.stubGlobal('fetch', async (path: string) => respond(path));
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startAndStop(path: string, shown: () => unknown): Promise<void> {
  history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  const stop = startClient(root);
  await vi.waitFor(shown, { timeout: 60_000 });
  stop();
  root.remove();
}

test.each([
  ['a public page', '/session-timeout', () => screen.getByRole('heading')],
  ['the home', '/account-summary', () => expect(screen.getByRole('banner').textContent).toContain('Ana')],
  [
    'a sign-out without a response',
    '/signout',
    () => screen.getByText('No pudimos cerrar tu sesión en el banco'),
  ],
])('a stopped client leaves no listeners, timers or channels: %s', async (_, path, shown) => {
  const setUp = () => path === '/signout' && sessionStore.write({ token: 'T1', antiForgery: 'X1' });
  // The first start also adds React's permanent document listeners.
  setUp();
  await startAndStop(path, shown);
  const remainingListeners = [countListeners(window), countListeners(document)];
  for (let round = 0; round < ROUNDS; round += 1) {
    setUp();
    await startAndStop(path, shown);
    await vi.advanceTimersByTimeAsync(0);
    expect(remainingListeners.flatMap((types) => types())).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(openChannels.size).toBe(0);
    expect(appState.getState()).toBe(appState.getInitialState());
  }
});
