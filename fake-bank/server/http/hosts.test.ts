import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBank } from '#bank/start-bank';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { seedTestBank } from '#bank/testing/test-seed';
import { addressOfBank, bankNamedBy, hostsFrom } from './hosts';

describe('a request with a host name', () => {
  const paths = ['/api/user', '/__bank/clock', '/__bank/openapi.json', '/login', '/user'];
  const getterOf = async () => {
    const bank = await openBank();
    return (path: string, extra: Record<string, string>) => bank.send('get', path, undefined, extra);
  };

  test.each([
    'localhost',
    'localhost:4000',
    'LocalHost:1',
    '127.0.0.1:4000',
    '[::1]:4000',
    'demo.localhost:4000',
  ])('of this machine is accepted: %s', async (host) => {
    const get = await getterOf();
    for (const path of paths) expect((await get(path, { host })).status).not.toBe(403);
  });

  test.each([
    'evil.example:4000',
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    'a.b.localhost',
    '127.0.0.1.evil.example',
    '192.168.1.5',
    'evil.example@localhost',
    'localhost:',
    '',
  ])('of another server is rejected: %j', async (host) => {
    const get = await getterOf();
    for (const path of paths) {
      // Any page can send the header of a proxy.
      const answer = await get(path, { host, 'x-forwarded-host': 'localhost' });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(codeOf(answer)).toBe('CZ_CROSS_SITE');
      expect(answer.body.notifications[0].description).toContain('--allow-host');
    }
  });

  test.each([
    [
      '/api/user',
      'Este banco no atiende peticiones con el nombre evil.example. Para permitir otro nombre, usa la opción --allow-host.',
    ],
    [
      '/__bank/clock',
      'This bank answers no requests for the host evil.example. To allow another name, use the option --allow-host.',
    ],
  ])('returns the rejected host name in the error of %s', async (path, text) => {
    const get = await getterOf();
    const answer = await get(path, { host: 'evil.example:4000' });
    expect(answer.body.notifications[0].description).toBe(text);
  });

  test('in ALLOWED_HOSTS is accepted', async () => {
    const allowedHosts = hostsFrom('banco.prueba, 192.168.1.5');
    const at = { port: 0, host: '127.0.0.1', basePath: '/banca' };
    const bank = await startBank({ ...at, allowedHosts, seedBank: seedTestBank });
    onTestFinished(bank.stop);
    const clock = (host: string) => request(bank.url).get('/__bank/clock').set({ host });
    for (const host of ['banco.prueba:4000', 'BANCO.prueba', '192.168.1.5']) await clock(host).expect(200);
    await clock('otro.prueba').expect(403);
    const reset = (origin: string) =>
      request(bank.url).post('/__bank/banks/demo/reset').set({ host: 'banco.prueba:4000', origin });
    await reset('http://banco.prueba:4000').expect(200);
    await reset('http://otro.prueba:4000').expect(403);
  });
});

test.each([
  ['', []],
  ['a.example', ['a.example']],
  ['A.example,b.example  c.example', ['a.example', 'b.example', 'c.example']],
  ['::, [::2], 10.0.0.1', ['[::]', '[::2]', '10.0.0.1']],
])('ALLOWED_HOSTS=%j lists %j', (text, names) => expect(hostsFrom(text)).toEqual(names));

describe('the bank of a host name', () => {
  test.each([
    ['mia.localhost:4000', 'mia'],
    ['mi-banco-2.localhost', 'mi-banco-2'],
    ['localhost:4000', undefined],
    ['mia.example', undefined],
    [undefined, undefined],
  ])('of %s is %s', (host, bank) => expect(bankNamedBy(host)).toBe(bank));

  test.each([
    ['localhost:4000', 'http://b7.localhost:4000'],
    ['mia.localhost', 'http://b7.localhost'],
    ['127.0.0.1:4000', undefined],
    ['banco.prueba', undefined],
  ])('for a request to the host %s, the address of b7 is %s', (host, address) =>
    expect(addressOfBank(host, 'b7')).toBe(address),
  );

  test('takes precedence over the cookie, but not over the header', async () => {
    const { app, bank } = await openBank();
    const other = await openBank('2027-03-10T12:00:00-06:00');
    const cookie = `cenzontle-bank-4000=${other.bank.id}`;
    const clock = (extra: Record<string, string>) => request(app).get('/__bank/clock').set(extra);
    const host = `${bank.id}.localhost`;
    expect((await clock({ host, cookie })).body.now).toMatch(/^2026/);
    expect((await clock({ host, 'x-bank': other.bank.id })).body.now).toMatch(/^2027/);
    expect((await clock({ cookie })).body.now).toMatch(/^2027/);
    await clock({ host: 'no-existe.localhost' }).expect(404);
  });
});
