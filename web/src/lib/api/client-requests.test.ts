// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { headers as names } from '#contract/headers';
import { transfers } from '#contract/transfers';
import { clientOptions } from './client';
import { api, calls, errorOf, json, readInstitutions, setup, stubBankResponses } from './client.fixture';
import { sessionStore } from './session-store';
import { onUnauthorized } from './unauthorized';

beforeEach(() => {
  calls.length = 0;
  sessionStore.clear();
  onUnauthorized(async () => false);
});
afterEach(() => vi.unstubAllGlobals());

describe('requests', () => {
  test('send channel, country, screen, time zone and trace, and fail on a redirect', async () => {
    stubBankResponses();
    await readInstitutions();
    const [call] = calls;
    expect(call?.url).toBe('/api/transfers-institutions/v1/transfers/institutions');
    expect(call?.redirect).toBe('error');
    expect(call?.headers.get(names.channel)).toBe('WEB');
    expect(call?.headers.get(names.country)).toBe('MX');
    expect(call?.headers.get(names.screenResolution)).toMatch(/^\d+x\d+$/);
    expect(call?.headers.get(names.timeZone)).toBeTruthy();
    expect(call?.headers.get(names.trace)).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.headers.get(names.span)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('send the token twice, and the anti-forgery value only with mutations', async () => {
    sessionStore.write({ token: 'T1', antiForgery: 'X1' });
    const transferSetup = { key: 'K', nonce: 'N', accounts: [], exchangeMatrix: [] };
    stubBankResponses(
      () => json({ data: [] }),
      () => json(transferSetup),
    );
    await readInstitutions();
    await setup();
    for (const { headers } of calls) {
      expect(headers.get(names.authorization)).toBe('Bearer T1');
      expect(headers.get(names.token)).toBe('T1');
    }
    expect(calls.map(({ headers }) => headers.get(names.antiForgery))).toEqual([null, 'X1']);
  });

  test('for reads are sent in separate tasks, so that a tap between them is handled; mutations are sent at once', async () => {
    const methods = () => calls.map(({ method }) => method);
    const transferSetup = { key: 'K', nonce: 'N', accounts: [], exchangeMatrix: [] };
    stubBankResponses(() => json(transferSetup));
    const firstRead = readInstitutions();
    const tap = new Promise<string[]>((resolve) => setTimeout(() => resolve(methods())));
    const responses = [firstRead, readInstitutions(), setup()];
    expect(methods()).toEqual(['POST']);
    expect(await tap).toEqual(['POST', 'GET']);
    await Promise.all(responses);
    expect(methods()).toEqual(['POST', 'GET', 'GET']);
  });

  test('join lists with commas and omit empty values', async () => {
    stubBankResponses();
    const query: object = {
      start_date: '2026-11-01',
      transfer_type: undefined,
      origin_account: ['a', 'b'],
      limit: 30,
    };
    await clientOptions.api({
      route: transfers.list,
      path: '/api/transfers/v1/transfers?origin_account[0]=a',
      method: 'GET',
      headers: {},
      body: null,
      rawBody: null,
      rawQuery: query,
      contentType: undefined,
    });
    expect(calls[0]?.url).toBe(
      '/api/transfers/v1/transfers?start_date=2026-11-01&origin_account=a%2Cb&limit=30',
    );
  });

  test.each(['a/b', 'a?b', '../../user', 'a/b/receipt'])('encode the key %s in the path', async (key) => {
    stubBankResponses();
    await errorOf(api.transfers.receipt({ params: { transferKey: key } }));
    expect(calls[0]?.url).toBe(`/api/transfers/v1/transfers/${encodeURIComponent(key)}/receipt`);
  });
});
