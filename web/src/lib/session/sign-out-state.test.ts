// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { sessionStore } from '../api/session-store';
import { endSession } from './sign-out';
import { resetSignOut, revokeSessionNow } from './sign-out-state';
import * as tabs from './tabs';
import { CUSTOMER_KEY, SESSION_ID } from './traces';

type Answer = () => Response | Promise<Response>;

const respondEmpty: Answer = () => new Response(null, { status: 204 });
const respondError =
  (status: number): Answer =>
  () =>
    Response.json({ notifications: [{ code: 'CZ', category: 'X', description: '' }] }, { status });
const dropConnection: Answer = () => Promise.reject(new TypeError('fetch failed'));
const respondSession =
  (csid: string): Answer =>
  () =>
    Response.json({ csid }, { headers: { [headers.token]: 'fresh', [headers.nextAntiForgery]: 'X2' } });

function stubBank(...answers: Answer[]): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    requests.push(`${path} ${init.headers[headers.token] ?? '-'}`);
    return (answers.shift() ?? expect.fail('too many requests'))();
  });
  return requests;
}

describe('ending the session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStore.write({ token: 'mine', antiForgery: 'X1' });
    sessionStorage.setItem(SESSION_ID, 's1');
    localStorage.setItem(SESSION_ID, 's1');
    localStorage.setItem(CUSTOMER_KEY, '4001');
    vi.spyOn(tabs, 'broadcastToTabs').mockImplementation(() => {});
  });
  afterEach(() => {
    resetSignOut();
    sessionStorage.clear();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('clears the tab and the device and notifies other tabs before the bank responds', () => {
    const requests = stubBank(() => new Promise(() => {}));
    endSession('customer');
    expect(requests).toEqual(['/api/logout mine']);
    expect(sessionStore.read()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(tabs.broadcastToTabs).toHaveBeenCalledExactlyOnceWith({
      type: 'signed-out',
      ending: 'customer',
      csid: 's1',
    });
  });

  it.each<[string, Answer[], string[], string]>([
    ['an active token pair', [respondEmpty], ['/api/logout mine'], 'own'],
    [
      'an expired token pair and session',
      [respondError(401), respondError(401)],
      ['/api/logout mine', '/api/initSession -'],
      'none',
    ],
    [
      'an expired token pair with an active session',
      [respondError(401), respondSession('s1'), respondEmpty],
      ['/api/logout mine', '/api/initSession -', '/api/logout fresh'],
      'own',
    ],
    [
      'a later sign-in of another customer',
      [respondError(401), respondSession('s2')],
      ['/api/logout mine', '/api/initSession -'],
      'another',
    ],
  ])('handles %s', async (_, answers, expected, owner) => {
    const requests = stubBank(...answers);
    expect(await endSession('customer')).toBe(owner);
    expect(requests).toEqual(expected);
    expect(sessionStore.read()).toBeNull();
  });

  it.each<[string, Answer]>([
    ['an error', respondError(500)],
    ['no response', dropConnection],
    ['a 404 response', respondError(404)],
  ])('retries with the cookie after %s until it succeeds', async (_, failure) => {
    const requests = stubBank(failure, dropConnection, respondSession('s1'), respondEmpty);
    let isDone = false;
    endSession('customer').then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toEqual(['/api/logout mine']);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    expect(isDone).toBe(false);
    revokeSessionNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([
      '/api/logout mine',
      '/api/initSession -',
      '/api/initSession -',
      '/api/logout fresh',
    ]);
    expect(isDone).toBe(true);
  });

  it('keeps the device data of the session of another customer', async () => {
    stubBank(respondError(401), respondSession('s2'));
    localStorage.setItem(SESSION_ID, 's2');
    localStorage.setItem(CUSTOMER_KEY, '4002');
    await endSession('idle');
    expect({ ...localStorage }).toEqual({ csid: 's2', userKey: '4002' });
    expect(tabs.broadcastToTabs).toHaveBeenCalledExactlyOnceWith({
      type: 'signed-out',
      ending: 'idle',
      csid: 's1',
    });
  });
});
