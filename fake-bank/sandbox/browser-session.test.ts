import request from 'supertest';
import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import type { BrowserCookie } from '#contract/domain/browser-cookie';
import { channel, headers } from '#contract/headers';

const SESSIONS = '/__bank/sessions';

const cookieHeader = (cookies: readonly BrowserCookie[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('the cookies sign in and select the bank without its header', async () => {
  const bank = await openBank();
  const { body } = await bank.send('post', SESSIONS, { customer: 'ana', browser: true }).expect(201);
  expect(body.cookies).toEqual([
    {
      name: 'cenzontle-session-4000',
      value: expect.any(String),
      domain: '127.0.0.1',
      path: '/',
      httpOnly: true,
      secure: false,
      sameSite: 'Strict',
    },
    expect.objectContaining({ name: 'cenzontle-bank-4000', value: bank.bank.id }),
  ]);
  const tab = await request(bank.app)
    .get('/api/initSession')
    .set({
      cookie: cookieHeader(body.cookies),
      [headers.channel]: channel.id,
      [headers.country]: channel.country,
    })
    .expect(200);
  const answer = await bank.send('get', '/api/user', undefined, {
    [headers.token]: String(tab.headers[headers.token]),
  });
  expect(answer.body.key).toBe(body.customerKey);
  await bank.send('get', '/api/user', undefined, { [headers.token]: body.token }).expect(200);
});

test('opening a session sends the customer a message about the sign-in', async () => {
  const bank = await openBank();
  await bank.send('post', SESSIONS, { customer: 'ana', browser: true }).expect(201);
  const { body } = await bank.send('get', '/__bank/outbox?customer=ana').expect(200);
  expect(body.data.at(-1)).toMatchObject({ channel: 'PUSH', subject: 'Iniciaste sesión' });
});

test('a session opened at the host name of a bank gets no bank cookie', async () => {
  const bank = await openBank();
  const host = `${bank.bank.id}.localhost:4000`;
  const { body } = await bank
    .send('post', SESSIONS, { customer: 'ana', browser: true }, { host })
    .expect(201);
  expect(body.cookies).toMatchObject([
    { name: 'cenzontle-session-4000', domain: `${bank.bank.id}.localhost` },
  ]);
});

test.each([{ customer: 'ana' }, { customer: 'ana', browser: false }])(
  '%j opens a session without cookies',
  async (body) => {
    const bank = await openBank();
    expect((await bank.send('post', SESSIONS, body).expect(201)).body).toEqual({
      token: expect.any(String),
      xsrf: expect.any(String),
      customerKey: expect.any(String),
    });
  },
);

const DELETED_BANK = { cookie: 'cenzontle-bank-4000=b999' };

test.each([
  ['get', '/api/user', 'El banco de pruebas "b999" no existe. GET /__bank/banks'],
  ['get', '/__bank/clock', 'There is no bank "b999". GET /__bank/banks'],
  ['post', '/__bank/clock/advance', 'There is no bank "b999"'],
  ['get', '/login', 'El banco de pruebas "b999" no existe'],
] as const)('%s %s with the cookie of a deleted bank returns 404', async (method, path, text) => {
  const { app } = await openBank();
  const { body } = await request(app)[method](path).set(DELETED_BANK).expect(404);
  expect(body.notifications[0]).toMatchObject({
    code: 'CZ_BANK_NOT_FOUND',
    description: expect.stringContaining(text),
  });
});

test('a page opened with the cookie of a deleted bank explains the error and clears the cookie', async () => {
  const { app } = await openBank();
  const page = await request(app)
    .get('/banca/')
    .set({ ...DELETED_BANK, accept: 'text/html' })
    .expect(404);
  expect(page.text).toContain('Este navegador usaba el banco de pruebas b999');
  expect(page.headers['set-cookie']).toEqual([
    expect.stringMatching(/^cenzontle-bank-4000=;.*Expires=Thu, 01 Jan 1970/),
  ]);
});

test('a header takes precedence over the cookie of a deleted bank', async () => {
  const bank = await openBank();
  await bank.send('get', '/__bank/clock', undefined, { ...DELETED_BANK, accept: 'text/html' }).expect(200);
});
