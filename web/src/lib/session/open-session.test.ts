// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { sessionStore } from '../api/session-store';
import { adoptSession, openSession } from './open-session';
import * as tabs from './tabs';
import { SESSION_ID } from './traces';

const user = { key: '4001', name: 'Ana', dateLastLogin: null };
const refusal = { notifications: [{ code: 'CZ', category: 'auth', description: '' }], traceId: 't' };

const json = (status: number, body: object, extra: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...extra } });

function bank({ cookie, tokens }: { cookie: string | null; tokens: string[] }) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    calls.push(path);
    if (path === '/api/user')
      return tokens.includes(init.headers[headers.token] ?? '') ? json(200, user) : json(401, refusal);
    if (cookie === null) return json(401, refusal);
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

  it('trades the cookie for a token, then asks who it is', async () => {
    const calls = bank({ cookie: 's1', tokens: [] });
    expect(await openSession()).toEqual(user);
    expect(calls).toEqual(['/api/initSession', '/api/user']);
    expect(sessionStore.read()).toEqual({ token: 'fresh', antiForgery: 'af' });
    expect(localStorage.getItem('userKey')).toBe('4001');
  });

  it('keeps the token that the tab has', async () => {
    sessionStore.write({ token: 'mine' });
    const calls = bank({ cookie: 's1', tokens: ['mine'] });
    await openSession();
    expect(calls).toEqual(['/api/user']);
  });

  it('gives up the token of an ended session for the one that the cookie opens', async () => {
    sessionStore.write({ token: 'ended', antiForgery: 'old' });
    const calls = bank({ cookie: 's2', tokens: [] });
    expect(await openSession()).toEqual(user);
    expect(calls).toEqual(['/api/user', '/api/initSession', '/api/user']);
  });

  it('fails with 401 where there is no session at all', async () => {
    bank({ cookie: null, tokens: [] });
    await expect(openSession()).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.read()).toBeNull();
  });

  it('tells the other tabs of a new sign-in, not of one more tab', async () => {
    bank({ cookie: 's1', tokens: [] });
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in', csid: 's1' });
    sessionStorage.clear();
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenCalledOnce();
    sessionStorage.clear();
    bank({ cookie: 's2', tokens: [] });
    await openSession();
    expect(tabs.broadcastToTabs).toHaveBeenLastCalledWith({ type: 'signed-in', csid: 's2' });
  });
});

describe('taking up a session to end it', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { tab: null, cookie: 's1', found: 'own', token: 'fresh' },
    { tab: 's1', cookie: 's1', found: 'own', token: 'fresh' },
    { tab: 's1', cookie: 's2', found: 'another', token: undefined },
    { tab: 's1', cookie: null, found: 'none', token: undefined },
  ])('the tab was in $tab, the cookie stands for $cookie: $found', async ({ tab, cookie, found, token }) => {
    if (tab !== null) sessionStorage.setItem(SESSION_ID, tab);
    bank({ cookie, tokens: [] });
    expect(await adoptSession()).toBe(found);
    expect(sessionStore.read()?.token).toBe(token);
  });
});
