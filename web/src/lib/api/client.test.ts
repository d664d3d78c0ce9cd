// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { conformance, headers as headerNames } from '#contract/headers';
import { isOutcomeUnknown } from './api-error';
import { bankNow } from './bank-clock';
import { unwrap } from './client';
import {
  api,
  branch,
  calls,
  errorOf,
  json,
  readInstitutions,
  setup,
  stubBankResponses,
} from './client.fixture';
import { readBody } from './response-body';
import { sessionStore } from './session-store';
import { onUnauthorized } from './unauthorized';

beforeEach(() => {
  calls.length = 0;
  sessionStore.clear();
  onUnauthorized(async () => false);
});
afterEach(() => vi.unstubAllGlobals());

describe('responses', () => {
  test('rotate the stored token pair', async () => {
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    stubBankResponses(() =>
      json({ data: [] }, { headers: { [headerNames.token]: 'T2', [headerNames.nextAntiForgery]: 'X2' } }),
    );
    await readInstitutions();
    expect(sessionStore.read()).toEqual({ token: 'T2', antiForgery: 'X2' });
  });

  test('do not restore the session if the tab signed out in the meantime', async () => {
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    stubBankResponses(() => {
      sessionStore.clear();
      return json({ data: [] }, { headers: { [headerNames.token]: 'T2' } });
    });
    await readInstitutions();
    expect(sessionStore.read()).toBeNull();
  });

  test('set the clock to the time of the bank', async () => {
    stubBankResponses(() => json({ data: [] }, { headers: { date: 'Mon, 23 Nov 2099 15:30:00 GMT' } }));
    await readInstitutions();
    expect(new Date(bankNow()).toISOString()).toMatch(/^2099-11-23T15:30/);
  });

  test.each([204, 205])('with status %i are returned without a body', async (status) => {
    stubBankResponses(() => new Response(null, { status }));
    expect(await api.transfers.cancel({ params: { transferKey: 'k' } })).toMatchObject({
      status,
      body: undefined,
    });
  });

  test('with text are returned as text', async () => {
    const response = new Response('hola', { headers: { 'content-type': 'text/plain' } });
    expect(await readBody({ response, path: '/', traceId: '' })).toBe('hola');
  });

  test('with JSON are returned with unknown properties', async () => {
    const body = { data: [{ id: '044', name: 'Cenzontle', since: 2026 }], more: true };
    stubBankResponses(() => json(body));
    expect(await unwrap(readInstitutions())).toEqual(body);
  });
});

describe('rejections', () => {
  const notification = {
    code: '0000',
    dpCode: 'DP9',
    category: 'ERROR',
    description: 'Importe inválido',
    field: 'amount.amount',
  };

  test('contain path, status, trace id and the first notification', async () => {
    stubBankResponses(() =>
      json(
        { notifications: [notification, { ...notification, code: '2082' }], traceId: 'body' },
        { status: 400, headers: { [headerNames.trace]: 'abc' } },
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

  test('are thrown when a 200 contains notifications', async () => {
    stubBankResponses(() => json({ notifications: [notification] }));
    expect(await errorOf(readInstitutions())).toMatchObject({ status: 200, code: '0000' });
  });

  test('are not caused by an empty list of notifications', async () => {
    stubBankResponses(() => json({ notifications: [], data: [] }));
    expect((await readInstitutions()).status).toBe(200);
  });

  describe('with status 401', () => {
    const PATH = '/api/transfers-institutions/v1/transfers/institutions';
    const unauthorized = () => json({ notifications: [notification] }, { status: 401 });

    test('notify the session with the path', async () => {
      const onRejected = vi.fn(async () => false);
      onUnauthorized(onRejected);
      stubBankResponses(unauthorized);
      expect((await errorOf(readInstitutions())).status).toBe(401);
      expect(onRejected.mock.calls).toEqual([[PATH, false]]);
      expect(calls).toHaveLength(1);
    });

    test('are retried when the session has a new token pair', async () => {
      sessionStore.write({ token: 'old', antiForgery: 'X1' });
      onUnauthorized(async () => {
        sessionStore.write({ token: 'new', antiForgery: 'X2' });
        return true;
      });
      stubBankResponses(unauthorized, () => json({ key: 'K', nonce: 'N', accounts: [], exchangeMatrix: [] }));
      expect((await setup()).status).toBe(200);
      expect(calls.map(({ headers }) => headers.get(headerNames.token))).toEqual(['old', 'new']);
      expect(calls.map(({ headers }) => headers.get(headerNames.antiForgery))).toEqual(['X1', 'X2']);
    });

    test('with the new token pair are reported and not retried again', async () => {
      const onRejected = vi.fn(async () => true);
      onUnauthorized(onRejected);
      stubBankResponses(unauthorized, unauthorized);
      expect((await errorOf(readInstitutions())).status).toBe(401);
      expect(onRejected.mock.calls).toEqual([
        [PATH, false],
        [PATH, true],
      ]);
      expect(calls).toHaveLength(2);
    });
  });

  test('have the trace id of the request if the response has none', async () => {
    stubBankResponses(() => json({ notifications: [notification] }, { status: 400 }));
    const error = await errorOf(readInstitutions());
    expect(error.traceId).toBe(calls[0]?.headers.get(headerNames.trace));
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

describe('failures without an error of the bank', () => {
  test.each<[string, string, number, () => Response | Promise<Response>]>([
    ['a dropped connection', 'CLIENT_NETWORK', 0, () => Promise.reject(new TypeError('fetch failed'))],
    ['a timeout', 'CLIENT_TIMEOUT', 0, () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['a truncated body', 'CLIENT_NETWORK', 0, cutBody(new TypeError('terminated'))],
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
    ['JSON of unknown shape', 'CLIENT_MALFORMED', 500, () => json({ error: 'x' }, { status: 500 })],
    ['a 200 of unknown shape', 'CLIENT_MALFORMED', 200, () => json({})],
    ['a list instead of an object', 'CLIENT_MALFORMED', 200, () => json([])],
    ['null instead of a list', 'CLIENT_MALFORMED', 200, () => json({ data: null })],
    ['no body instead of a list', 'CLIENT_MALFORMED', 204, () => new Response(null, { status: 204 })],
    ['another status with a body of unknown shape', 'CLIENT_MALFORMED', 201, () => json({}, { status: 201 })],
    ['a row without its name', 'CLIENT_MALFORMED', 200, () => json({ data: [{ id: '044' }] })],
    ['text instead of JSON', 'CLIENT_MALFORMED', 200, () => new Response('hola', { headers: html })],
    ['notifications of unknown shape', 'CLIENT_MALFORMED', 200, () => json({ notifications: [7] })],
  ])('such as %s are reported as %s', async (_, code, status, respond) => {
    stubBankResponses(respond);
    const error = await errorOf(readInstitutions());
    expect(error).toMatchObject({ code, status, description: undefined, notifications: [] });
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  test.each([
    ['on', 'GET /api/transfers-institutions/v1/transfers/institutions /data/*/name'],
    ['off', undefined],
  ])('name operation and field only with x-conformance on (here: %s)', async (value, detail) => {
    stubBankResponses(() => json({ data: [{ id: '044' }] }, { headers: { [conformance.name]: value } }));
    expect((await errorOf(readInstitutions())).detail).toBe(detail);
  });

  test("include the proxy's reason for not reaching the bank", async () => {
    const description = 'bank.example refused the connection (ECONNREFUSED)';
    const body = { notifications: [{ code: 'CZ_UNAVAILABLE', category: 'ERROR', description }] };
    stubBankResponses(() => json(body, { status: 503, headers: { [conformance.name]: conformance.on } }));
    expect((await errorOf(setup())).detail).toBe(`POST /api/transfers/v1/transfers ${description}`);
  });

  test('include a response with the key of another resource', async () => {
    const branchTwo = {
      id: 'b/2',
      name: '',
      address: '',
      city: '',
      state: '',
      postalCode: '',
      hours: '',
      phone: '',
    };
    stubBankResponses(
      () => json(branchTwo),
      () => json(branchTwo),
    );
    expect(await errorOf(branch('b/1'))).toMatchObject({ code: 'CLIENT_MALFORMED', status: 200 });
    expect(await unwrap(branch('b/2'))).toEqual(branchTwo);
  });

  test('leave the outcome unknown for a 504, but not for a rejection', async () => {
    const body = { notifications: [{ code: 'CZ_TIMEOUT', category: 'ERROR', description: '' }] };
    stubBankResponses(
      () => json(body, { status: 504 }),
      () => json(body, { status: 500 }),
    );
    expect(isOutcomeUnknown(await errorOf(setup()))).toBe(true);
    expect(isOutcomeUnknown(await errorOf(setup()))).toBe(false);
  });

  test('do not include an aborted request', async () => {
    const controller = new AbortController();
    stubBankResponses(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    await expect(
      api.references.institutions({ fetchOptions: { signal: controller.signal } }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
