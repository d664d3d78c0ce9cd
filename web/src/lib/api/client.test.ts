// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { headers as names } from '#contract/headers';
import { readAnswer } from './answer';
import { isOutcomeUnknown } from './api-error';
import { bankNow } from './bank-clock';
import { unwrap } from './client';
import { api, bankAnswers, branch, calls, errorOf, json, read, setup } from './client.fixture';
import { sessionStore } from './session-store';
import { onUnauthorized } from './unauthorized';

beforeEach(() => {
  calls.length = 0;
  sessionStore.clear();
  onUnauthorized(async () => false);
});
afterEach(() => vi.unstubAllGlobals());

describe('answers', () => {
  test('rotate the stored pair', async () => {
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    bankAnswers(() =>
      json({ data: [] }, { headers: { [names.token]: 'T2', [names.nextAntiForgery]: 'X2' } }),
    );
    await read();
    expect(sessionStore.read()).toEqual({ token: 'T2', antiForgery: 'X2' });
  });

  test('never give its session back to a tab that signed out meanwhile', async () => {
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    bankAnswers(() => {
      sessionStore.clear();
      return json({ data: [] }, { headers: { [names.token]: 'T2' } });
    });
    await read();
    expect(sessionStore.read()).toBeNull();
  });

  test('set the clock to the bank’s time', async () => {
    bankAnswers(() => json({ data: [] }, { headers: { date: 'Mon, 23 Nov 2099 15:30:00 GMT' } }));
    await read();
    expect(new Date(bankNow()).toISOString()).toMatch(/^2099-11-23T15:30/);
  });

  test.each([204, 205])('%i comes as it is', async (status) => {
    bankAnswers(() => new Response(null, { status }));
    expect(await api.transfers.cancel({ params: { transferKey: 'k' } })).toMatchObject({
      status,
      body: undefined,
    });
  });

  test('text comes as text', async () => {
    const response = new Response('hola', { headers: { 'content-type': 'text/plain' } });
    expect(await readAnswer({ response, path: '/', traceId: '' })).toBe('hola');
  });

  test('JSON comes as it is, with what the contract does not know of', async () => {
    const body = { data: [{ id: '044', name: 'Cenzontle', since: 2026 }], more: true };
    bankAnswers(() => json(body));
    expect(await unwrap(read())).toEqual(body);
  });
});

describe('refusals', () => {
  const notification = {
    code: '0000',
    dpCode: 'DP9',
    category: 'ERROR',
    description: 'Importe inválido',
    field: 'amount.amount',
  };

  test('carry path, status, trace id and the first notification', async () => {
    bankAnswers(() =>
      json(
        { notifications: [notification, { ...notification, code: '2082' }], traceId: 'body' },
        { status: 400, headers: { [names.trace]: 'abc' } },
      ),
    );
    const error = await errorOf(setup());
    expect(error).toMatchObject({
      path: '/api/transfers/v1/transfers',
      status: 400,
      traceId: 'abc',
      ...notification,
    });
    expect(error.notifications).toHaveLength(2);
  });

  test('are raised when a 200 lists notifications', async () => {
    bankAnswers(() => json({ notifications: [notification] }));
    expect(await errorOf(read())).toMatchObject({ status: 200, code: '0000' });
  });

  test('an empty list of notifications refuses nothing', async () => {
    bankAnswers(() => json({ notifications: [], data: [] }));
    expect((await read()).status).toBe(200);
  });

  describe('401', () => {
    const PATH = '/api/transfers-institutions/v1/transfers/institutions';
    const unauthorized = () => json({ notifications: [notification] }, { status: 401 });

    test('tells the session which call it was', async () => {
      const told = vi.fn(async () => false);
      onUnauthorized(told);
      bankAnswers(unauthorized);
      expect((await errorOf(read())).status).toBe(401);
      expect(told.mock.calls).toEqual([[PATH, false]]);
      expect(calls).toHaveLength(1);
    });

    test('is asked again once the session has another pair', async () => {
      sessionStore.write({ token: 'old', antiForgery: 'X1' });
      onUnauthorized(async () => {
        sessionStore.write({ token: 'new', antiForgery: 'X2' });
        return true;
      });
      bankAnswers(unauthorized, () => json({ key: 'K', nonce: 'N', accounts: [], exchangeMatrix: [] }));
      expect((await setup()).status).toBe(200);
      expect(calls.map(({ headers }) => headers.get(names.token))).toEqual(['old', 'new']);
      expect(calls.map(({ headers }) => headers.get(names.antiForgery))).toEqual(['X1', 'X2']);
    });

    test('of the other pair too is told, and asked no third time', async () => {
      const told = vi.fn(async () => true);
      onUnauthorized(told);
      bankAnswers(unauthorized, unauthorized);
      expect((await errorOf(read())).status).toBe(401);
      expect(told.mock.calls).toEqual([
        [PATH, false],
        [PATH, true],
      ]);
      expect(calls).toHaveLength(2);
    });
  });

  test('keep the trace id that was sent when the answer names none', async () => {
    bankAnswers(() => json({ notifications: [notification] }, { status: 400 }));
    const error = await errorOf(read());
    expect(error.traceId).toBe(calls[0]?.headers.get(names.trace));
  });
});

const html = { 'content-type': 'text/html' };

/** Body that fails after its first bytes. */
const cutBody = (reason: Error) => () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"data":['));
        body.error(reason);
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

describe('failures that nobody explains', () => {
  test.each<[string, string, number, () => Response | Promise<Response>]>([
    ['dropped connection', 'CLIENT_NETWORK', 0, () => Promise.reject(new TypeError('fetch failed'))],
    [
      'no answer in time',
      'CLIENT_TIMEOUT',
      0,
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
    ],
    ['a body that breaks off', 'CLIENT_NETWORK', 0, cutBody(new TypeError('terminated'))],
    ['a body that never ends', 'CLIENT_TIMEOUT', 0, cutBody(new DOMException('late', 'TimeoutError'))],
    ['a redirect', 'CLIENT_NOT_JSON', 307, () => new Response(null, { status: 307, headers: html })],
    [
      'HTML',
      'CLIENT_NOT_JSON',
      502,
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: html }),
    ],
    [
      'broken JSON',
      'CLIENT_MALFORMED',
      200,
      () => new Response('{"da', { headers: { 'content-type': 'application/json' } }),
    ],
    ['JSON of no known shape', 'CLIENT_MALFORMED', 500, () => json({ error: 'x' }, { status: 500 })],
    ['a 200 of no known shape', 'CLIENT_MALFORMED', 200, () => json({})],
    ['a list where an object is promised', 'CLIENT_MALFORMED', 200, () => json([])],
    ['nothing where a list is promised', 'CLIENT_MALFORMED', 200, () => json({ data: null })],
    ['no body where a list is promised', 'CLIENT_MALFORMED', 204, () => new Response(null, { status: 204 })],
    [
      'another status with a body of no known shape',
      'CLIENT_MALFORMED',
      201,
      () => json({}, { status: 201 }),
    ],
    ['a row without its name', 'CLIENT_MALFORMED', 200, () => json({ data: [{ id: '044' }] })],
    ['text where JSON is promised', 'CLIENT_MALFORMED', 200, () => new Response('hola', { headers: html })],
    ['notifications of no known shape', 'CLIENT_MALFORMED', 200, () => json({ notifications: [7] })],
  ])('%s is %s', async (_, code, status, answer) => {
    bankAnswers(answer);
    const error = await errorOf(read());
    expect(error).toMatchObject({ code, status, description: undefined, notifications: [] });
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  test('an answer that names another than the one asked for', async () => {
    const other = {
      id: 'b/2',
      name: '',
      address: '',
      city: '',
      state: '',
      postalCode: '',
      hours: '',
      phone: '',
    };
    bankAnswers(
      () => json(other),
      () => json(other),
    );
    expect(await errorOf(branch('b/1'))).toMatchObject({ code: 'CLIENT_MALFORMED', status: 200 });
    expect(await unwrap(branch('b/2'))).toEqual(other);
  });

  test('a 504 leaves the outcome open, a refusal does not', async () => {
    const body = { notifications: [{ code: 'CZ_TIMEOUT', category: 'ERROR', description: '' }] };
    bankAnswers(
      () => json(body, { status: 504 }),
      () => json(body, { status: 500 }),
    );
    expect(isOutcomeUnknown(await errorOf(setup()))).toBe(true);
    expect(isOutcomeUnknown(await errorOf(setup()))).toBe(false);
  });

  test('a call that the page gave up stays an abort', async () => {
    const leaving = new AbortController();
    bankAnswers(() => {
      leaving.abort();
      return Promise.reject(leaving.signal.reason);
    });
    await expect(
      api.references.institutions({ fetchOptions: { signal: leaving.signal } }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
