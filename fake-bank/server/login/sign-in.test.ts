import { expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { headers } from '#contract/headers';

const MINUTE = 60_000;

const login = (bank: BankUnderTest, fields: Record<string, string>, extra: Record<string, string> = {}) =>
  bank.send('post', '/login', undefined, extra).type('form').send(fields);

const cookieFrom = (answer: { headers: Record<string, unknown> }): string => {
  const set = answer.headers['set-cookie'];
  return Array.isArray(set) ? String(set[0]) : '';
};

test('the correct password starts a session with an HttpOnly cookie', async () => {
  const bank = await openBank();
  const answer = await login(bank, { username: 'ana', password: 'demo', continue: '/hubs/cards' }).expect(
    303,
  );
  expect(answer.headers.location).toBe('/banca/hubs/cards');
  const cookie = cookieFrom(answer);
  expect(cookie).toMatch(/^cenzontle-session-4000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const response = await bank.send('get', '/api/initSession', undefined, {
    cookie: cookie.split(';')[0] ?? '',
  });
  expect(response.status).toBe(200);
  const user = await bank.send('get', '/api/user', undefined, {
    [headers.token]: String(response.headers[headers.token]),
  });
  expect(user.body.name).toBe('Ana Lucía Herrera');
});

test('signing in again in the same browser ends the previous session and changes the cookie', async () => {
  const bank = await openBank();
  const first = cookieFrom(await login(bank, { username: 'ana', password: 'demo' })).split(';')[0] ?? '';
  const second = cookieFrom(
    await login(bank, { username: 'luis', password: 'demo' }, { cookie: first }),
  ).split(';')[0];
  expect(second).not.toBe(first);
  await bank.send('get', '/api/initSession', undefined, { cookie: first }).expect(401);
});

test('a wrong password and an unknown user get the same page', async () => {
  const bank = await openBank();
  const response = await login(bank, { username: 'ana', password: 'x' }).expect(401);
  const unknownUserResponse = await login(bank, { username: 'nadie', password: 'x' }).expect(401);
  expect(unknownUserResponse.text.replaceAll('nadie', 'ana')).toBe(response.text);
  expect(cookieFrom(response)).toBe('');
});

test('five wrong passwords block the user for fifteen minutes, whatever X-Forwarded-For is', async () => {
  const bank = await openBank();
  const attempt = (index: number, password: string) =>
    login(bank, { username: 'ana', password }, { 'x-forwarded-for': `10.0.0.${index}` });
  for (let index = 0; index < 5; index += 1) await attempt(index, 'x').expect(401);
  const answer = await attempt(9, 'demo').expect(429);
  expect(Number(answer.headers['retry-after'])).toBe(900);
  bank.systemClock.pass(15 * MINUTE);
  await attempt(9, 'demo').expect(303);
});

test('five wrong passwords block the user whatever the case of the name', async () => {
  const bank = await openBank();
  for (const username of ['ana', 'Ana', 'ANA', 'aNa', 'anA']) {
    await login(bank, { username, password: 'x' }).expect(401);
  }
  await login(bank, { username: 'AnA', password: 'demo' }).expect(429);
});

test('the cookie is secure behind an https proxy', async () => {
  const bank = await openBank();
  const answer = await login(bank, { username: 'ana', password: 'demo' }, { 'x-forwarded-proto': 'https' });
  expect(cookieFrom(answer)).toContain('; Secure');
});

test('rejects a form of another site', async () => {
  const bank = await openBank();
  const fields = { username: 'ana', password: 'demo' };
  await login(bank, fields, { origin: 'https://evil.example' }).expect(403);
  await login(bank, fields, { 'sec-fetch-site': 'cross-site' }).expect(403);
});

test('shows the time of the previous sign-in', async () => {
  const bank = await openBank();
  await login(bank, { username: 'mateo', password: 'demo' }).expect(303);
  await bank.advance('PT2H');
  await login(bank, { username: 'mateo', password: 'demo' }).expect(303);
  const mateo = await bank.signIn('mateo');
  expect((await mateo.get('/api/user')).body.dateLastLogin).toBe('2026-11-23T09:30:00-06:00');
});

test('many wrong passwords from one address delay its sign-ins without locking anyone out', async () => {
  const bank = await openBank();
  for (let index = 0; index < 52; index += 1)
    await login(bank, { username: `nadie${index}`, password: 'x' }).expect(401);
  const before = performance.now();
  await login(bank, { username: 'ana', password: 'demo' }).expect(303);
  const slow = performance.now() - before;
  expect(slow).toBeGreaterThan(140);
  expect(slow).toBeLessThan(1_500);
});
