// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { queryKeys } from '../api/query-keys';
import { sessionStore } from '../api/session-store';
import { notifyUnauthorized } from '../api/unauthorized';
import { activity } from './activity';
import * as tabs from './tabs';
import { watchSession } from './watch-session';

type Listener = Parameters<typeof tabs.onTabMessage>[0];

function watch(signedIn: boolean) {
  let onMessage: Listener = () => {};
  vi.spyOn(tabs, 'onTabMessage').mockImplementation((listener) => {
    onMessage = listener;
    return () => {};
  });
  const broadcast = vi.spyOn(tabs, 'broadcastToTabs').mockImplementation(() => {});
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const queryClient = new QueryClient();
  watchSession(queryClient);
  if (signedIn) {
    queryClient.setQueryData(queryKeys.user, { key: '4001' });
    sessionStore.write({ token: 't', antiForgery: 'a' });
    sessionStorage.setItem('csid', 's1');
    localStorage.setItem('csid', 's1');
    localStorage.setItem('userKey', '4001');
    activity.start(Date.now());
  }
  return { receive: (message: tabs.TabMessage) => onMessage(message), replace, broadcast };
}

const cookieFor = (csid: string | null) => {
  const fetchMock = vi.fn(async () =>
    csid === null
      ? Response.json({ notifications: [{ code: 'CZ' }] }, { status: 401 })
      : Response.json({ csid }, { headers: { [headers.token]: 'fresh', [headers.nextAntiForgery]: 'x' } }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

/** Expects that the page is replaced and that the caller does not continue. */
async function expectLeft(call: Promise<boolean>, replace: ReturnType<typeof watch>['replace']) {
  const onContinue = vi.fn();
  void call.then(onContinue);
  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(onContinue).not.toHaveBeenCalled();
}

const clearStorage = () => {
  sessionStorage.clear();
  localStorage.clear();
};

describe('the end of a session in another tab', () => {
  beforeEach(() => {
    clearStorage();
    sessionStorage.setItem('hardTokenModal', 'true');
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [{ type: 'signed-out', ending: 'customer', csid: 's1' }, '/logged-out'],
    [{ type: 'signed-out', ending: 'idle', csid: 's1' }, '/session-timeout'],
    [{ type: 'signed-in', csid: 's2' }, '/auth/signin/session-exists'],
  ] as const)(
    '%o redirects to %s and keeps only the session id, so that no newer session is ended',
    (message, address) => {
      const { receive, replace } = watch(true);
      receive(message);
      expect(replace).toHaveBeenCalledExactlyOnceWith(address);
      expect(sessionStore.read()).toBeNull();
      expect({ ...sessionStorage }).toEqual({ csid: 's1' });
    },
  );

  it.each([
    { type: 'signed-in', csid: 's1' },
    { type: 'signed-out', ending: 'idle', csid: 's0' },
  ] as const)('ignores %o in a tab of the session s1', (message) => {
    const { receive, replace } = watch(true);
    receive(message);
    expect(replace).not.toHaveBeenCalled();
    expect(sessionStore.read()).not.toBeNull();
  });

  it('is ignored in a tab without a session', () => {
    const { receive, replace } = watch(false);
    receive({ type: 'signed-out', ending: 'customer', csid: 's1' });
    receive({ type: 'signed-in', csid: 's2' });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('a 401 response', () => {
  beforeEach(clearStorage);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('of an active session gets one new token pair for all rejected requests', async () => {
    const fetchMock = cookieFor('s1');
    const { replace } = watch(true);
    const calls = ['/api/summary/v2/summary', '/api/user'].map((path) => notifyUnauthorized(path, false));
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/initSession', expect.anything());
    expect(sessionStore.read()?.token).toBe('fresh');
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['after recent contact with the bank', 0, 'customer', '/logged-out'],
    ['without recent contact with the bank', 191_000, 'idle', '/session-timeout'],
  ] as const)('of an ended session, %s, ends it in every tab', async (_, silence, ending, address) => {
    cookieFor(null);
    const { replace, broadcast } = watch(true);
    activity.recordReport(Date.now() - silence);
    await expectLeft(notifyUnauthorized('/api/user', false), replace);
    expect(replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(broadcast).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out', ending, csid: 's1' });
    expect([localStorage.getItem('csid'), localStorage.getItem('userKey')]).toEqual([null, null]);
    expect({ ...sessionStorage }).toEqual({ csid: 's1' });
  });

  it('of a session replaced by another sign-in keeps the new session', async () => {
    cookieFor('s2');
    const { replace, broadcast } = watch(true);
    await expectLeft(notifyUnauthorized('/api/user', false), replace);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/auth/signin/session-exists');
    expect(broadcast).not.toHaveBeenCalled();
    expect(localStorage.getItem('userKey')).toBe('4001');
  });

  it('with the new token pair redirects to the sign-out page', async () => {
    const { replace } = watch(true);
    await expectLeft(notifyUnauthorized('/api/user', true), replace);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/logged-out');
  });

  it('in a tab that is navigating away never resolves', async () => {
    const fetchMock = cookieFor(null);
    const { replace } = watch(true);
    sessionStore.clear();
    const onContinue = vi.fn();
    void notifyUnauthorized('/api/user', false).then(onContinue);
    await new Promise((resolve) => setTimeout(resolve));
    expect(onContinue).not.toHaveBeenCalled();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('keeps the session if its renewal fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const { replace } = watch(true);
    await expect(notifyUnauthorized('/api/user', false)).rejects.toMatchObject({ code: 'CLIENT_NETWORK' });
    expect(replace).not.toHaveBeenCalled();
    expect(sessionStore.read()).not.toBeNull();
  });

  it.each([
    ['/api/logout', true],
    ['/api/initSession', true],
    ['/api/user', false],
  ])('for %s, signed in: %s, changes nothing', async (path, signedIn) => {
    const fetchMock = cookieFor(null);
    const { replace } = watch(signedIn);
    expect(await notifyUnauthorized(path, false)).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });
});
