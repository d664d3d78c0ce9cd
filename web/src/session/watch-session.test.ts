// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryKeys } from '../api/query-keys';
import { sessionStore } from '../api/session-store';
import { notifyUnauthorized } from '../api/unauthorized';
import * as tabs from './tabs';
import { watchSession } from './watch-session';

type Listener = Parameters<typeof tabs.onTabMessage>[0];

/** Watches with a customer signed in or not; answers what the other tabs would say, and where it led. */
function watch(signedIn: boolean) {
  let onMessage: Listener = () => {};
  vi.spyOn(tabs, 'onTabMessage').mockImplementation((listener) => {
    onMessage = listener;
  });
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const queryClient = new QueryClient();
  if (signedIn) {
    queryClient.setQueryData(queryKeys.user, { key: '4001' });
    sessionStore.write({ token: 't', antiForgery: 'a' });
    sessionStorage.setItem('csid', 's1');
  }
  watchSession(queryClient);
  return { tell: (message: tabs.TabMessage) => onMessage(message), replace };
}

describe('the end of a session elsewhere', () => {
  beforeEach(() => {
    sessionStorage.clear();
    sessionStorage.setItem('hardTokenModal', 'true');
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [{ type: 'signed-out', ending: 'customer' }, '/logged-out'],
    [{ type: 'signed-out', ending: 'idle' }, '/session-timeout'],
  ] as const)('%o leads to %s and leaves nothing behind', (message, address) => {
    const { tell, replace } = watch(true);
    tell(message);
    expect(replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(sessionStorage.length).toBe(0);
  });

  it('by another sign-in leaves only the name of the session, so that the new one is not ended for it', () => {
    const { tell, replace } = watch(true);
    tell({ type: 'signed-in', csid: 's2' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/auth/signin/session-exists');
    expect(sessionStore.read()).toBeNull();
    expect({ ...sessionStorage }).toEqual({ csid: 's1' });
  });

  it('is nothing to a tab of the same session', () => {
    const { tell, replace } = watch(true);
    tell({ type: 'signed-in', csid: 's1' });
    expect(replace).not.toHaveBeenCalled();
    expect(sessionStore.read()).not.toBeNull();
  });

  it('is nothing to a tab without a session', () => {
    const { tell, replace } = watch(false);
    tell({ type: 'signed-out', ending: 'customer' });
    tell({ type: 'signed-in', csid: 's2' });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('a call that answers 401', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['/api/summary/v2/summary', true, true],
    ['/api/logout', true, false],
    ['/api/user', false, false],
  ])('%s, signed in: %s, leads to the logged-out page: %s', (path, signedIn, leads) => {
    const { replace } = watch(signedIn);
    notifyUnauthorized(path);
    expect(replace.mock.calls).toEqual(leads ? [['/logged-out']] : []);
    expect(sessionStore.read() === null).toBe(leads || !signedIn);
  });

  it('still hears of the sign-in that caused it', () => {
    const { tell, replace } = watch(true);
    notifyUnauthorized('/api/user');
    tell({ type: 'signed-in', csid: 's2' });
    expect(replace).toHaveBeenLastCalledWith('/auth/signin/session-exists');
  });
});
