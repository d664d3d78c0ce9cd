import { expect, test, vi } from 'vitest';
import { openBank } from '../testing/bank-under-test';

type ErrorCase = [
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body: unknown,
  status: number,
  field: string | undefined,
  message: string,
];

test.each<ErrorCase>([
  ['get', '/__bank/nothing', undefined, 404, undefined, 'There is no GET /__bank/nothing.'],
  ['delete', '/__bank/banks/nope', undefined, 404, 'bank', 'POST /__bank/banks creates one'],
  ['delete', '/__bank/banks/demo', undefined, 400, 'bank', 'cannot be deleted'],
  ['delete', '/__bank/faults/F9', undefined, 404, 'id', 'GET /__bank/faults'],
  ['post', '/__bank/scenarios/own-transfer-2028', undefined, 404, 'id', 'Did you mean own-transfer-2082'],
  ['get', '/__bank/outbox?customer=nadie', undefined, 404, 'customer', 'It has ana, '],
  ['get', '/__bank/ledger?account=nope', undefined, 404, 'account', 'no account "nope"'],
  ['get', '/__bank/ledger?latest=-1', undefined, 400, 'latest', 'Write at least 0.'],
  ['get', '/__bank/ledger?latest=x', undefined, 400, 'latest', 'Write a number.'],
  ['get', '/__bank/ledger?zzz=1', undefined, 400, 'zzz', 'This field is not expected here.'],
  ['get', '/__bank/requests?operation=transfers.exec', undefined, 400, 'operation', 'transfers.execute'],
  ['get', '/__bank/requests?customer=nadie', undefined, 400, 'customer', 'It has ana, '],
  ['get', '/__bank/requests?status=600', undefined, 400, 'status', 'from 100 to 599'],
  ['get', '/__bank/requests?code=nope', undefined, 400, 'code', 'There is no code "nope".'],
  ['get', '/__bank/requests?since=yesterday', undefined, 400, 'since', 'or the trace id'],
  ['get', `/__bank/requests?since=${'a'.repeat(32)}`, undefined, 400, 'since', 'The log has no call'],
  ['get', '/__bank/requests?trace=x', undefined, 400, 'trace', '16 or 32 characters'],
  ['get', '/__bank/requests?limit=501', undefined, 400, 'limit', 'from 1 to 500'],
  ['get', '/__bank/requests?cursor=x', undefined, 400, 'cursor', 'cursor of the last answer'],
  ['get', '/__bank/requests?zzz=1', undefined, 400, 'zzz', 'not expected here'],
  ['get', '/__bank/requests.har?limit=1', undefined, 400, 'limit', 'not expected here'],
  ['get', '/__bank/requests/nope', undefined, 404, 'trace', 'The log has no call'],
  ['post', '/__bank/banks', { id: 'Mayus' }, 400, 'id', 'lower-case letters'],
  ['post', '/__bank/banks', { id: 'demo' }, 400, 'id', 'There is a bank demo already.'],
  ['post', '/__bank/banks', { keep: 'yes' }, 400, 'keep', 'Write true or false.'],
  [
    'post',
    '/__bank/banks',
    { keep: true },
    400,
    'keep',
    'Start it with --data FOLDER, or dataDir of startBank',
  ],
  ['delete', '/__bank/sessions/nadie', undefined, 400, 'customer', 'It has ana, '],
  ['post', '/__bank/banks', 'null', 400, 'body', 'Write an object.'],
  ['post', '/__bank/banks', '"x"', 400, 'body', 'Write an object.'],
  ['post', '/__bank/banks', '{', 400, 'body', 'not valid JSON'],
  ['post', '/__bank/sessions', {}, 400, 'customer', 'This field is required.'],
  ['post', '/__bank/sessions', { customer: 'nadie' }, 400, 'customer', 'It has ana, '],
  ['post', '/__bank/sessions', { customer: 'ana', browser: 'yes' }, 400, 'browser', 'true or false'],
  ['put', '/__bank/phones/ana', { approves: true }, 400, 'customer', 'virtual token: sofia'],
  ['put', '/__bank/phones/nadie', { approves: true }, 400, 'customer', 'It has ana, '],
  ['post', '/__bank/faults', { then: { code: 2185 } }, 400, 'then.code', 'as a text: "2185"'],
  ['post', '/__bank/faults', { then: { status: 600 } }, 400, 'then.status', 'Write at most 599.'],
  [
    'post',
    '/__bank/tax-lines',
    { payment_type: 'SAT', amount: 100, due: '2020-01-01' },
    400,
    'due',
    'from 2026-11-23 on',
  ],
  ...[
    { amount: 1e15, message: 'Write at most 1000000000.' },
    { amount: -1, message: 'Write at least 0.01.' },
    { amount: 1.234, message: 'at most two decimals' },
    { amount: 250.5, message: 'in whole pesos' },
  ].map(({ amount, message }): ErrorCase => {
    const body = { payment_type: 'SAT', amount, due: '2030-01-01' };
    return ['post', '/__bank/tax-lines', body, 400, 'amount', message];
  }),
  [
    'post',
    '/__bank/tax-lines',
    { payment_type: 'SAT', amount: 100, due: '2026-02-31' },
    400,
    'due',
    'Write a date: 2026-11-23.',
  ],
  [
    'post',
    '/__bank/people',
    { user: 'rosa', accounts: [{ product: 'chequing', limit: 5 }] },
    400,
    'accounts.0.limit',
    'chequing does not accept limit: it accepts balance or movements.',
  ],
  [
    'post',
    '/__bank/people',
    { user: 'rosa', accounts: [{ product: 'chequing', overdue: 99 }] },
    400,
    'accounts.0.overdue',
    'chequing does not accept overdue',
  ],
  [
    'post',
    '/__bank/people',
    { user: 'rosa', payees: [{ merchant: 'netflix' }] },
    400,
    'payees.0.merchant',
    'There is no company "netflix". VALUES.md lists the keys.',
  ],
  ['post', '/__bank/situations', { name: 'x', customer: 'ana', given: 'y' }, 400, 'given', 'an object'],
])('%s %s %j returns %i with an English error for %s', async (method, path, body, status, field, message) => {
  const bank = await openBank();
  const sent = bank.send(method, path).set('content-type', 'application/json');
  const answer = await (body === undefined
    ? sent
    : sent.send(typeof body === 'string' ? body : Object(body)));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({
    traceId: expect.any(String),
    notifications: [
      {
        code: expect.any(String),
        category: status === 404 ? 'BUSINESS' : 'FIELDS',
        description: expect.stringContaining(message),
        ...(field !== undefined && { field }),
      },
    ],
  });
});

test('an unknown bank in the header is rejected with the name of the header', async () => {
  const bank = await openBank();
  const answer = await bank.send('get', '/__bank/clock', undefined, { 'x-bank': 'nope' }).expect(404);
  expect(answer.body.notifications[0]).toMatchObject({
    code: 'CZ_BANK_NOT_FOUND',
    field: 'x-bank',
    description: expect.stringContaining('GET /__bank/banks'),
  });
});

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each<[what: string, headers: Record<string, string>, body: string, status: number, message: string]>([
  ['too many levels', {}, nested(20), 400, 'too many levels'],
  ['a forbidden field name', {}, '{"__proto__":{}}', 400, 'a field name that cannot be used'],
  ['a control character', {}, '{"mode":"\\u0000"}', 400, 'characters that cannot be printed'],
  ['a false encoding', { 'content-encoding': 'gzip' }, '{}', 400, 'could not be decompressed'],
  ['an unknown encoding', { 'content-encoding': 'zstd' }, '{}', 415, 'Compress the body'],
  ['too many bytes', {}, `{"mode":"${'x'.repeat(70_000)}"}`, 413, 'too large'],
  ['another media type', { 'content-type': 'text/plain' }, '{}', 415, 'Send JSON'],
  ['another site', { 'sec-fetch-site': 'cross-site' }, '{}', 403, 'another site'],
])('a body with %s is rejected in English', async (_, headers, body, status, message) => {
  const bank = await openBank();
  const sent = bank.send('put', '/__bank/clock').set({ 'content-type': 'application/json', ...headers });
  const answer = await sent.send(body).expect(status);
  expect(answer.body.notifications[0].description).toContain(message);
});

test('a malformed path is rejected in English', async () => {
  const bank = await openBank();
  const { body } = await bank.send('get', '/__bank/requests/%E0%A4%A').expect(404);
  expect(body.notifications[0].description).toContain('There is nothing at this address');
});

test('a disk that fails is reported in English, and in Spanish to customers', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const pending = Promise.reject(new Error('full'));
  pending.catch(() => undefined);
  vi.spyOn(bank.bank.store, 'pending', 'get').mockReturnValue(pending);
  const read = await bank.send('get', '/__bank/clock').expect(503);
  expect(read.body.notifications[0].description).toContain('The disk of the server');
  const failedResponse = await bank.send('delete', '/__bank/faults').expect(504);
  expect(failedResponse.body.notifications[0].description).toContain('could not be confirmed on disk');
  const customer = await ana.get('/api/user').expect(503);
  expect(customer.body.notifications[0].description).toContain('Intenta de nuevo');
});
