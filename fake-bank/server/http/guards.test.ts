import { describe, expect, test, vi } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf, order, setUp, TRANSFERS, validate } from '#bank/testing/own-transfer';

const signedIn = async () => {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
};

describe('the bank', () => {
  test.each([
    ['text/plain', 'transfer_type=onetime'],
    ['application/x-www-form-urlencoded', 'transfer_type=onetime'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('rejects a body of the type %s', async (type, body) => {
    const { ana } = await signedIn();
    const answer = await ana.send('post', TRANSFERS).type(type).send(body).expect(415);
    expect(codeOf(answer)).toBe('CZ_MEDIA_TYPE');
  });

  test.each(['cross-site', 'same-site'])('rejects Sec-Fetch-Site: %s', async (site) => {
    const { ana } = await signedIn();
    const answer = await ana.get('/api/user', { 'sec-fetch-site': site }).expect(403);
    expect(codeOf(answer)).toBe('CZ_CROSS_SITE');
  });

  test.each(['same-origin', 'none'])('accepts Sec-Fetch-Site: %s', async (site) => {
    const { ana } = await signedIn();
    await ana.get('/api/user', { 'sec-fetch-site': site }).expect(200);
  });
});

describe('sandbox endpoints, which need no token', () => {
  const changes = [
    ['post', '/__bank/banks', {}],
    ['post', '/__bank/sessions', { customer: 'ana' }],
    ['put', '/__bank/clock', { mode: 'real' }],
    ['delete', '/__bank/faults', undefined],
    ['post', '/__bank/scenarios/own-transfer-2082/open', undefined],
    ['post', '/__bank/scenarios/leave', undefined],
  ] as const;
  const statuses = async (from: Record<string, string>) => {
    const bank = await openBank();
    const calls = changes.map(([method, path, body]) => bank.send(method, path, body, from));
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  const host = 'localhost:4000';

  test.each([
    ['another site', { host, origin: 'https://evil.example' }],
    ['another program on this machine', { host, origin: 'http://localhost:3000' }],
    ['a page with an opaque origin', { host, origin: 'null' }],
    ['a host name with the same prefix', { host, origin: 'http://localhost:4000.evil.example' }],
  ])('reject changes from %s by the Origin header alone', async (_, from) => {
    expect(await statuses(from)).toEqual(new Set([403]));
  });

  test('do not change the clock after a rejected request', async () => {
    const bank = await openBank();
    const crossOrigin = { origin: 'https://evil.example' };
    const answer = await bank.send('put', '/__bank/clock', { mode: 'real' }, crossOrigin).expect(403);
    expect(codeOf(answer)).toBe('CZ_CROSS_SITE');
    expect((await bank.send('get', '/__bank/clock')).body.mode).toBe('frozen');
  });

  test.each([
    ['its own pages', { host, origin: `http://${host}` }],
    [
      'pages on the host name of a bank',
      { host: 'demo.localhost:4000', origin: 'http://demo.localhost:4000' },
    ],
    [
      'pages that the browser reports as same-origin',
      { host, origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['a client that is no browser', { host }],
  ])('accept changes from %s', async (_, from) => {
    expect(await statuses(from)).not.toContain(403);
  });
});

describe('request bodies', () => {
  test.each<[string, string]>([
    ['broken JSON', '{"transfer_type":'],
    ['an unknown field', '{"transfer_type":"onetime","admin":true}'],
    ['__proto__', '{"transfer_type":"onetime","__proto__":{"admin":true}}'],
    ['constructor', '{"transfer_type":"onetime","constructor":{"prototype":{}}}'],
    ['an array instead of an object', '[]'],
    ['too many levels of nesting', `{"transfer_type":${'['.repeat(20)}${']'.repeat(20)}}`],
    ['no content', ''],
  ])('with %s return 0000 and change nothing', async (_, body) => {
    const { bank, ana } = await signedIn();
    const before = JSON.stringify(bank.bank.store.dump());
    const answer = await ana.send('post', TRANSFERS).type('json').send(body).expect(400);
    expect(codeOf(answer)).toBe('0000');
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\r\nb'],
    ['a right-to-left override', 'a\u202eb'],
    ['half a surrogate pair', 'a\ud83c'],
  ])('with %s in a string are rejected', async (_, message) => {
    const { ana } = await signedIn();
    const { key } = await setUp(ana);
    const answer = await validate(ana, key, order({ message })).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'message' });
  });

  test.each(['gzip', 'deflate', 'br'])('with a false content encoding %s return 0000', async (encoding) => {
    const { ana } = await signedIn();
    const answer = await ana
      .send('post', TRANSFERS)
      .type('json')
      .set('content-encoding', encoding)
      .send('{"transfer_type":"onetime"}')
      .expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'body' });
  });

  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const SPANISH = 'El cuerpo de la petición debe estar en UTF-8.';
  const ENGLISH = 'The body of the request is not UTF-8.';

  test.each<[method: 'post' | 'put', path: string, type: string, body: string, description: string]>([
    ['post', TRANSFERS, 'application/json', '{"transfer_type":"Año"}', SPANISH],
    ['put', '/api/customer-limits/v1/customers/me/limits', 'application/json', '{"limits":"Año"}', SPANISH],
    ['put', '/__bank/clock', 'application/json', '{"mode":"Año"}', ENGLISH],
    ['put', '/__bank/banks/demo/import', 'application/json', '{"records":{"Año":[]}}', ENGLISH],
    ['post', '/login', 'application/x-www-form-urlencoded', 'username=Año', SPANISH],
    ['post', '/__bank/cep', 'application/x-www-form-urlencoded', 'issuer=Año', ENGLISH],
  ])('that are not UTF-8 return 400: %s %s', async (method, path, type, body, description) => {
    const { bank, ana } = await signedIn();
    const to = path.replace('demo', bank.bank.id);
    const call = ana.send(method, to).type(type);
    call.write(latin1(body));
    const answer = await call.expect(400);
    expect(answer.body.notifications[0]).toMatchObject({
      code: '0000',
      field: 'body',
      description,
    });
  });

  test('can declare UTF-8 in any spelling; another charset returns 415', async () => {
    const { ana } = await signedIn();
    const sendWith = (charset: string) =>
      ana
        .send('post', TRANSFERS)
        .set('content-type', `application/json;charset=${charset}`)
        .send('{"transfer_type":"onetime"}');
    for (const charset of ['utf-8', 'UTF-8', 'utf8', 'UTF8', '"utf8"']) await sendWith(charset).expect(200);
    for (const charset of ['latin1', 'iso-8859-1', 'utf-16']) {
      const answer = await sendWith(charset).expect(415);
      expect(answer.body.notifications[0]).toMatchObject({
        code: 'CZ_MEDIA_TYPE',
        description: 'El cuerpo de la petición debe estar en UTF-8.',
      });
    }
  });

  test('above the size limit return 413', async () => {
    const { ana } = await signedIn();
    const answer = await ana.post(TRANSFERS, { transfer_type: 'x'.repeat(70_000) }).expect(413);
    expect(codeOf(answer)).toBe('CZ_TOO_LARGE');
  });
});

describe('paths', () => {
  test.each(['/api/nope', '/api', '/api/transfers/v1/transfers/x/y/z', '/__bank/nope', '/api/%E0%A4%A'])(
    '%s returns 404 as an error body',
    async (path) => {
      const { ana } = await signedIn();
      const answer = await ana.get(path).expect(404);
      expect(answer.body).toEqual({
        notifications: [expect.objectContaining({ code: 'CZ_NOT_FOUND' })],
        traceId: expect.any(String),
      });
    },
  );

  test.each(['__proto__', 'constructor', 'toString', '..%2f..%2fuser', '%00'])(
    'an account key %s returns 404',
    async (key) => {
      const { ana } = await signedIn();
      await ana.get(`/api/accounts/v2/accounts/${key}`).expect(404);
    },
  );

  test('an unknown bank returns 404', async () => {
    const { ana } = await signedIn();
    const answer = await ana.get('/api/user', { 'x-bank': 'no-existe' }).expect(404);
    expect(codeOf(answer)).toBe('CZ_BANK_NOT_FOUND');
  });
});

test('an exception in a handler returns 500 without details, and the bank continues', async () => {
  const { bank, ana } = await signedIn();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(bank.bank.store, 'transact').mockImplementationOnce(() => {
    throw new Error('secret insides\r\nforged line');
  });
  const answer = await ana.post(TRANSFERS, { transfer_type: 'onetime' }).expect(500);
  expect(codeOf(answer)).toBe('CZ_INTERNAL');
  expect(answer.text).not.toMatch(/secret|\.ts|at /);
  expect(answer.body.traceId).toBe(answer.headers['x-b3-traceid']);
  expect(consoleError.mock.calls).toHaveLength(1);
  expect(String(consoleError.mock.calls[0])).not.toMatch(/[\r\n]/);
  await ana.post(TRANSFERS, { transfer_type: 'onetime' }).expect(200);
});

test('the bank header of a bank that does not exist is ignored where banks are created, listed and deleted', async () => {
  const bank = await openBank();
  const bankHeader = { 'x-bank': `${bank.bank.id}-b` };
  await bank.send('post', '/__bank/banks', { id: bankHeader['x-bank'] }, bankHeader).expect(201);
  await bank.send('get', '/api/user', undefined, bankHeader).expect(401);
  await bank.send('delete', `/__bank/banks/${bankHeader['x-bank']}`, undefined, bankHeader).expect(204);
  const { body } = await bank.send('get', '/__bank/banks', undefined, bankHeader).expect(200);
  expect(body.data).not.toContainEqual(expect.objectContaining({ bank: bankHeader['x-bank'] }));
  await bank.send('get', '/__bank/customers', undefined, bankHeader).expect(200);
  await bank.send('get', '/__bank/docs', undefined, bankHeader).expect(200);
  expect(codeOf(await bank.send('get', '/__bank/clock', undefined, bankHeader).expect(404))).toBe(
    'CZ_BANK_NOT_FOUND',
  );
});
