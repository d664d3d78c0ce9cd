import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { MONDAY_MORNING, openBank } from '#bank/testing/bank-under-test';

const ORIGIN = 'http://localhost:5173';
const SUMMARY = '/api/summary/v2/summary';

const openShared = () => openBank(MONDAY_MORNING, { allowedOrigins: [ORIGIN] });

/** Headers of a page's call to another origin. */
const crossSiteHeaders = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });

const preflight = (origin: string, method: string) => ({
  ...crossSiteHeaders(origin),
  'access-control-request-method': method,
  'access-control-request-headers': 'x-bank,x-authorization',
});

const corsHeaders = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const listOf = (header: unknown): string[] => String(header).toLowerCase().split(',');

describe('a page of an allowed origin', () => {
  test('passes the preflight request with the headers of the API and of the sandbox', async () => {
    const { app } = await openShared();
    const { headers } = await request(app).options(SUMMARY).set(preflight(ORIGIN, 'GET')).expect(204);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-credentials']).toBe('true');
    const allowed = listOf(headers['access-control-allow-headers']);
    for (const name of ['x-bank', 'x-fault', 'x-visit-id', 'x-authorization', 'x-xsrf-token', 'content-type'])
      expect(allowed).toContain(name);
  });

  test('calls the API and reads the time and the rotating headers', async () => {
    const bank = await openShared();
    const ana = await bank.signIn('ana');
    const { headers } = await ana.get(SUMMARY, crossSiteHeaders(ORIGIN)).expect(200);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    const exposed = listOf(headers['access-control-expose-headers']);
    for (const name of ['date', 'x-authorization', 'x-xsrf-token-validation', 'x-b3-traceid'])
      expect(exposed).toContain(name);
  });

  test('calls the sandbox, and reads errors too', async () => {
    const bank = await openShared();
    await bank.send('post', '/__bank/sessions', { customer: 'ana' }, crossSiteHeaders(ORIGIN)).expect(201);
    const { headers } = await bank
      .send('get', '/__bank/nothing', undefined, crossSiteHeaders(ORIGIN))
      .expect(404);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
  });
});

describe.each([
  ['an origin that is not allowed', 'http://localhost:5174', [ORIGIN]],
  ['any origin, if none is allowed', ORIGIN, []],
])('a page of %s', (_, origin, allowedOrigins) => {
  test.each([SUMMARY, '/__bank/clock', '/__bank/customers'])('gets nothing from %s', async (path) => {
    const bank = await openBank(MONDAY_MORNING, { allowedOrigins });
    const ana = await bank.signIn('ana');
    const answer = await ana.get(path, crossSiteHeaders(origin)).expect(403);
    expect(answer.body.notifications[0].code).toBe('CZ_CROSS_SITE');
    const preflightResponse = await request(bank.app).options(path).set(preflight(origin, 'GET'));
    expect([...corsHeaders(answer.headers), ...corsHeaders(preflightResponse.headers)]).toEqual([]);
  });
});
