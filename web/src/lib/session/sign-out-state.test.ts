// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { sessionStore } from '../api/session-store';
import { endSession } from './sign-out';
import { resetSignOut, revokeSessionNow } from './sign-out-state';
import * as tabs from './tabs';
import { CUSTOMER_KEY, SESSION_ID } from './traces';

type Answer = () => Response | Promise<Response>;

const gone: Answer = () => new Response(null, { status: 204 });
const refused =
  (status: number): Answer =>
  () =>
    Response.json({ notifications: [{ code: 'CZ', category: 'X', description: '' }] }, { status });
const dropped: Answer = () => Promise.reject(new TypeError('fetch failed'));
const opened =
  (csid: string): Answer =>
  () =>
    Response.json({ csid }, { headers: { [headers.token]: 'fresh', [headers.nextAntiForgery]: 'X2' } });

function bank(...answers: Answer[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    asked.push(`${path} ${init.headers[headers.token] ?? '-'}`);
    return (answers.shift() ?? expect.fail('asked too often'))();
  });
  return asked;
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
    const asked = bank(() => new Promise(() => {}));
    endSession('customer');
    expect(asked).toEqual(['/api/logout mine']);
    expect(sessionStore.read()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(tabs.broadcastToTabs).toHaveBeenCalledExactlyOnceWith({
      type: 'signed-out',
      ending: 'customer',
      csid: 's1',
    });
  });

  it.each<[string, Answer[], string[], string]>([
    ['an active token pair', [gone], ['/api/logout mine'], 'own'],
    [
      'an expired token pair and session',
      [refused(401), refused(401)],
      ['/api/logout mine', '/api/initSession -'],
      'none',
    ],
    [
      'an expired token pair with an active session',
      [refused(401), opened('s1'), gone],
      ['/api/logout mine', '/api/initSession -', '/api/logout fresh'],
      'own',
    ],
    [
      'another customer signed in since',
      [refused(401), opened('s2')],
      ['/api/logout mine', '/api/initSession -'],
      'another',
    ],
  ])('handles %s', async (_, answers, expected, found) => {
    const asked = bank(...answers);
    expect(await endSession('customer')).toBe(found);
    expect(asked).toEqual(expected);
    expect(sessionStore.read()).toBeNull();
  });

  it.each<[string, Answer]>([
    ['an error', refused(500)],
    ['no response', dropped],
    ['a 404 response', refused(404)],
  ])('retries with the cookie after %s until it succeeds', async (_, failure) => {
    const asked = bank(failure, dropped, opened('s1'), gone);
    let done = false;
    endSession('customer').then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked).toEqual(['/api/logout mine']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(done).toBe(false);
    revokeSessionNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([
      '/api/logout mine',
      '/api/initSession -',
      '/api/initSession -',
      '/api/logout fresh',
    ]);
    expect(done).toBe(true);
  });

  it('keeps the device data of the session of another customer', async () => {
    bank(refused(401), opened('s2'));
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
