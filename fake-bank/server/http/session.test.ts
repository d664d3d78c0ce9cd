import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { customerNamed } from '#bank/core/customers/customers';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { codeOf, order, setUp, TRANSFERS } from '#bank/testing/own-transfer';
import { headers } from '#contract/headers';
import { GRACE_MS, IDLE_MS, LIFETIME_MS } from './session';
import { ROTATION_MS } from './tab';

const SETUP = { transfer_type: 'onetime' };
const MINUTE = 60_000;

/** Returns the cookie of a browser sign-in. */
function browser(bank: BankUnderTest) {
  const ana = customerNamed(bank.bank.read, 'ana');
  const { cookie } = bank.sessions.signIn(bank.bank.id, ana?.key ?? '');
  return { cookie: `cenzontle-session-4000=${cookie}` };
}

describe('initSession', () => {
  test.each(['/api/initSession', '/initSession'])(
    '%s exchanges the cookie for a new pair per tab',
    async (path) => {
      const bank = await openBank();
      const { cookie } = browser(bank);
      const open = () => bank.send('get', path, undefined, { cookie }).expect(200);
      const [first, second] = [await open(), await open()];
      expect(first.body).toEqual({ csid: second.body.csid });
      expect(first.headers[headers.token]).not.toBe(second.headers[headers.token]);
      for (const answer of [first, second]) {
        const session = { [headers.token]: String(answer.headers[headers.token]) };
        await bank.send('get', '/api/user', undefined, session).expect(200);
      }
    },
  );

  test('returns 401 without a cookie of this bank', async () => {
    const bank = await openBank();
    await bank.send('get', '/api/initSession').expect(401);
    await bank.send('get', '/api/initSession', undefined, { cookie: 'cenzontle-session-4000=x' }).expect(401);
    const other = await openBank();
    const { cookie } = browser(other);
    await bank.send('get', '/api/initSession', undefined, { cookie }).expect(401);
  });

  test('the cookie does not authenticate other API calls', async () => {
    const bank = await openBank();
    const { cookie } = browser(bank);
    await bank.send('get', '/api/user', undefined, { cookie }).expect(401);
    await bank.send('post', TRANSFERS, SETUP, { cookie }).expect(401);
  });

  test('session values are 32 random bytes and unique', async () => {
    const bank = await openBank();
    const cookies = Array.from({ length: 50 }, () => browser(bank).cookie.split('=')[1] ?? '');
    expect(new Set(cookies).size).toBe(50);
    for (const value of cookies) expect(Buffer.from(value, 'base64url')).toHaveLength(32);
  });
});

describe('an API call', () => {
  test.each(['/api/user', '/user'])('GET %s returns the customer', async (path) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { body } = await ana.get(path).expect(200);
    expect(body).toEqual({ key: ana.key, name: expect.any(String), dateLastLogin: expect.anything() });
  });

  test.each(['/api/logout', '/logout'])('GET %s ends the session', async (path) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await ana.get(path).expect(204);
    await ana.get('/api/user').expect(401);
  });

  test.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['an invented token', { [headers.token]: 'x' }],
  ])('with %s returns 401', async (_, extra) => {
    const bank = await openBank();
    const answer = await bank.send('get', '/api/user', undefined, extra).expect(401);
    expect(codeOf(answer)).toBe('CZ_UNAUTHENTICATED');
  });

  test('accepts the token in either header', async () => {
    const bank = await openBank();
    const { token } = await bank.signIn('ana');
    await bank.send('get', '/api/user', undefined, { authorization: `Bearer ${token}` }).expect(200);
  });

  test('with two different valid tokens returns 401', async () => {
    const bank = await openBank();
    const [first, second] = [await bank.signIn('ana'), await bank.signIn('ana')];
    const bearer = (token: string) => ({ [headers.authorization]: `Bearer ${token}` });
    await first.get('/api/user', bearer(first.token)).expect(200);
    await first.get('/api/user', bearer(second.token)).expect(401);
    await first.get('/api/user', bearer('invented')).expect(401);
  });

  test.each([
    ['of another scheme', (token: string) => `Basic ${Buffer.from(`ana:${token}`).toString('base64')}`],
    ['of another scheme with the same token', (token: string) => `Basic ${token}`],
    ['without a scheme', (token: string) => token],
    ['with trailing text', (token: string) => `Bearer ${token} ${token}`],
  ])(
    'with a valid token and an Authorization header %s returns 401 and changes nothing',
    async (_, credentialOf) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const before = JSON.stringify(bank.bank.store.dump());
      const extraHeaders = { [headers.authorization]: credentialOf(ana.token) };
      expect(codeOf(await ana.get('/api/user', extraHeaders).expect(401))).toBe('CZ_UNAUTHENTICATED');
      await ana.post(TRANSFERS, SETUP, extraHeaders).expect(401);
      expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
      await ana.get('/api/user', { [headers.authorization]: '' }).expect(200);
    },
  );

  test('with a token of another bank returns 401', async () => {
    const [bank, otherBank] = [await openBank(), await openBank()];
    const ana = await otherBank.signIn('ana');
    await bank.send('get', '/api/user', undefined, { [headers.token]: ana.token }).expect(401);
  });

  test.each([headers.channel, headers.country])('without %s returns a field error', async (name) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const answer = await ana.get('/api/user').unset(name).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: name });
  });

  test('returns the trace id of the client or a generated trace id, in header and body', async () => {
    const bank = await openBank();
    const traceId = 'a'.repeat(32);
    const tracedResponse = await bank.send('get', '/api/user', undefined, { [headers.trace]: traceId });
    expect([tracedResponse.headers[headers.trace], tracedResponse.body.traceId]).toEqual([traceId, traceId]);
    const response = await bank.send('get', '/api/user', undefined, { [headers.trace]: 'no\tes' });
    expect(response.body.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(response.headers[headers.trace]).toBe(response.body.traceId);
  });
});

describe('anti-forgery value', () => {
  test.each<[string, (bank: BankUnderTest) => Promise<string | undefined>]>([
    ['without a value', async () => undefined],
    ['with a wrong value', async () => 'wrong'],
    ['with the value of another session', async (bank) => (await bank.signIn('luis')).xsrf],
    ['with the value of another tab', async (bank) => (await bank.signIn('ana')).xsrf],
  ])('rejects a change %s and changes nothing', async (_, value) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await setUp(ana);
    const before = JSON.stringify(bank.bank.store.dump());
    const xsrf = await value(bank);
    const sent = bank.send(
      'put',
      `${TRANSFERS}/${key}`,
      { ...order(), action: 'Validate' },
      { [headers.token]: ana.token, ...(xsrf && { [headers.antiForgery]: xsrf }) },
    );
    expect(codeOf(await sent.expect(403))).toBe('CZ_ANTI_FORGERY');
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });

  test('is not needed for reading, which changes nothing', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = JSON.stringify(bank.bank.store.dump());
    await bank.send('get', '/api/summary/v2/summary', undefined, { [headers.token]: ana.token }).expect(200);
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });
});

describe('token rotation', () => {
  test('issues a new token pair after a minute and accepts the old pair for another minute', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    expect((await ana.get('/api/user')).headers[headers.token]).toBeUndefined();
    bank.systemClock.pass(ROTATION_MS);
    const [first, second] = await Promise.all([ana.post(TRANSFERS, SETUP), ana.post(TRANSFERS, SETUP)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const next = String(first.headers[headers.token]);
    expect(second.headers[headers.token]).toBe(next);
    expect(next).not.toBe(ana.token);

    const lateResponse = await ana.post(TRANSFERS, SETUP).expect(200);
    expect(lateResponse.headers[headers.token]).toBe(next);
    bank.systemClock.pass(ROTATION_MS + 1);
    await ana.get('/api/user').expect(401);
    ana.token = next;
    ana.xsrf = String(first.headers[headers.nextAntiForgery]);
    await ana.post(TRANSFERS, SETUP).expect(200);
  });
});

describe('the end of a session', () => {
  test('signing out ends every tab, the cookie and the anti-forgery value', async () => {
    const bank = await openBank();
    const { cookie } = browser(bank);
    const tabs = await Promise.all(
      [1, 2].map(() => bank.send('get', '/api/initSession', undefined, { cookie })),
    );
    const tokens = tabs.map((tab) => String(tab.headers[headers.token]));
    await bank.send('get', '/api/logout', undefined, { [headers.token]: String(tokens[0]) }).expect(204);
    for (const token of tokens) {
      await bank.send('get', '/api/user', undefined, { [headers.token]: token }).expect(401);
    }
    await bank.send('get', '/api/initSession', undefined, { cookie }).expect(401);
  });

  test('comes six minutes after the last activity, which excludes reads', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const read = async (status: number) => {
      const answer = await ana.get('/api/summary/v2/summary').expect(status);
      ana.token = String(answer.headers[headers.token] ?? ana.token);
    };
    for (let minute = 0; minute < 5; minute += 1) {
      bank.systemClock.pass(MINUTE);
      await read(200);
    }
    bank.systemClock.pass(GRACE_MS - 1);
    await read(200);
    bank.systemClock.pass(1);
    await read(401);
  });

  test.each<[string, string]>([
    ['GET /api/user', 'user'],
    ['a change', 'change'],
  ])('%s extends the session', async (_, sign) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    for (let minute = 0; minute < 8; minute += 1) {
      bank.systemClock.pass(IDLE_MS / 5);
      const answer = sign === 'user' ? await ana.get('/api/user') : await ana.post(TRANSFERS, SETUP);
      expect(answer.status).toBe(200);
      ana.token = String(answer.headers[headers.token] ?? ana.token);
      ana.xsrf = String(answer.headers[headers.nextAntiForgery] ?? ana.xsrf);
    }
  });

  test('comes at the maximum lifetime despite activity', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    let lastStatus = 200;
    for (let elapsed = 0; elapsed < LIFETIME_MS + MINUTE && lastStatus === 200; elapsed += MINUTE) {
      bank.systemClock.pass(MINUTE);
      const answer = await ana.get('/api/user');
      lastStatus = answer.status;
      ana.token = String(answer.headers[headers.token] ?? ana.token);
    }
    expect(lastStatus).toBe(401);
  });

  test('does not depend on the clock of the bank', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await bank.advance('P30D');
    await ana.get('/api/user').expect(200);
  });
});

test('every API response forbids caching', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  for (const path of ['/api/user', '/api/nope', '/api/summary/v2/summary']) {
    expect((await ana.get(path)).headers['cache-control']).toBe('no-store');
  }
});

test('responses do not reveal the server software', async () => {
  const bank = await openBank();
  const answer = await request(bank.app).get('/api/user');
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});
