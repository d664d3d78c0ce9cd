// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { sessionStore } from '../api/session-store';
import { adoptSession, openSession } from './open-session';
import * as tabs from './tabs';
import { SESSION_ID } from './traces';

const user = { key: '4001', name: 'Ana', dateLastLogin: null };
const errorBody = { notifications: [{ code: 'CZ', category: 'auth', description: '' }], traceId: 't' };

const json = (status: number, body: object, extra: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...extra } });

function stubBank({ cookie, tokens }: { cookie: string | null; tokens: string[] }) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    calls.push(path);
    if (path === '/api/user')
      return tokens.includes(init.headers[headers.token] ?? '') ? json(200, user) : json(401, errorBody);
    if (cookie === null) return json(401, errorBody);
    tokens.push('fresh');
    return json(200, { csid: cookie }, { [headers.token]: 'fresh', [headers.nextAntiForgery]: 'af' });
  });
  return calls;
}

describe('opening the session', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.spyOn(tabs, 'broadcastToTabs').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('exchanges the cookie for a token, then loads the user', async () => {
    const calls = stubBank({ cookie: 's1', tokens: [] });
    expect(await openSession()).toEqual(user);
    expect(calls).toEqual(['/api/initSession', '/api/user']);
    expect(sessionStore.read()).toEqual({ token: 'fresh', antiForgery: 'af' });
    expect(localStorage.getItem('userKey')).toBe('4001');
  });

  it('keeps the existing token of the tab', async () => {
    sessionStore.write({ token: 'mine' });
    const calls = stubBank({ cookie: 's1', tokens: ['mine'] });
    await openSession();
    expect(calls).toEqual(['/api/user']);
  });

  it('replaces the token of an ended session with one from the cookie', async () => {
    sessionStore.write({ token: 'ended', antiForgery: 'old' });
    const calls = stubBank({ cookie: 's2', tokens: [] });
    expect(await openSession()).toEqual(user);
    expect(calls).toEqual(['/api/user', '/api/initSession', '/api/user']);
  });

  it('fails with 401 when there is no session', async () => {
    stubBank({ cookie: null, tokens: [] });
    await expect(openSession()).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.read()).toBeNull();
  });

  it('notifies other tabs of a new sign-in, not of an additional tab', async () => {
    stubBank({ cookie: 's1', tokens: [] });
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in', csid: 's1' });
    sessionStorage.clear();
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenCalledOnce();
    sessionStorage.clear();
    stubBank({ cookie: 's2', tokens: [] });
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenLastCalledWith({ type: 'signed-in', csid: 's2' });
  });
});

describe('adopting a session to end it', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { tab: null, cookie: 's1', owner: 'own', token: 'fresh' },
    { tab: 's1', cookie: 's1', owner: 'own', token: 'fresh' },
    { tab: 's1', cookie: 's2', owner: 'another', token: undefined },
    { tab: 's1', cookie: null, owner: 'none', token: undefined },
  ])('with $tab in the tab and $cookie in the cookie finds $owner', async ({ tab, cookie, owner, token }) => {
    if (tab !== null) sessionStorage.setItem(SESSION_ID, tab);
    stubBank({ cookie, tokens: [] });
    expect(await adoptSession()).toBe(owner);
    expect(sessionStore.read()?.token).toBe(token);
  });
});
