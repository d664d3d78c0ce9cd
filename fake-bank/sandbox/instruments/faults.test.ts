import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { execute, order, setUp, TRANSFERS, validate } from '#bank/testing/own-transfer';
import { MAX_WILDCARDS } from '#contract/domain/fault-rule';
import { channel, headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { MAX_FAULTS } from './faults';

const SUMMARY = '/api/summary/v2/summary';

const signedIn = async () => {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
};

/** Serves the bank on a real port, where connections can break. */
async function listen({ app }: BankUnderTest): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const callOf = (
  bank: BankUnderTest,
  { token, xsrf }: Client,
  method: string,
  body?: object,
): RequestInit => ({
  method,
  headers: {
    'content-type': 'application/json',
    [sandboxHeaders.bank]: bank.bank.id,
    [headers.channel]: channel.id,
    [headers.country]: channel.country,
    [headers.token]: token,
    [headers.antiForgery]: xsrf,
  },
  ...(body && { body: JSON.stringify(body) }),
});

describe('a dropped response', () => {
  test.each([
    ['drop-before', 0],
    ['drop-after-commit', 1],
  ])('%s closes the connection after the first bytes, with %i movements posted', async (kind, movements) => {
    const { bank, ana } = await signedIn();
    const operation = await setUp(ana);
    await validate(ana, operation.key, order()).expect(200);
    // Makes the session old enough for a new token pair, which is lost with the response.
    bank.systemClock.pass(90_000);
    const before = (await bank.ledger()).transactions.length;
    const rule = { match: { path: '/execute' }, times: 1, then: { kind } };
    await bank.send('post', '/__bank/faults', rule).expect(201);
    const url = await listen(bank);
    // Opens the connection that the next call reuses: browsers retry calls that die on such a connection.
    await (await fetch(`${url}${SUMMARY}`, callOf(bank, ana, 'GET'))).text();
    const execution = { ...order(), action: 'Create', nonce: operation.nonce };
    const path = `${TRANSFERS}/${operation.key}/execute`;
    const answer = await fetch(`${url}${path}`, callOf(bank, ana, 'POST', execution));
    expect(answer.headers.get(headers.token)).toBeNull();
    await expect(answer.text()).rejects.toThrow(TypeError);
    expect((await bank.ledger()).transactions.length - before).toBe(movements);
    const { body } = await bank.send('get', '/__bank/requests').expect(200);
    expect(body.data[0]).toMatchObject({ path, status: 0, fault: 'F1' });
    await execute(ana, operation, order()).expect(200);
    expect((await bank.ledger()).transactions.length - before).toBe(1);
  });
});

describe('an unknown error code', () => {
  const describeCode = (code: string) =>
    `There is no code "${code}". /__bank/docs lists them under “Error codes”.`;

  test('is rejected when a rule is created', async () => {
    const { bank, ana } = await signedIn();
    const answer = await bank.send('post', '/__bank/faults', { then: { code: 'NOPE' } }).expect(400);
    expect(answer.body.notifications).toEqual([
      { code: '0000', category: 'FIELDS', field: 'then.code', description: describeCode('NOPE') },
    ]);
    await ana.get(SUMMARY).expect(200);
  });

  test.each(['NOPE', '__proto__', ''])('%j in the header returns an error for the call', async (code) => {
    const { ana } = await signedIn();
    const answer = await ana.get(SUMMARY, { 'x-fault': code }).expect(400);
    expect(answer.body.notifications).toEqual([
      { code: '0000', category: 'FIELDS', field: 'x-fault', description: describeCode(code) },
    ]);
  });
});

const AMOUNT = { pointer: '/amount/amount', value: 100 };

const post = (bank: BankUnderTest, rule: object) => bank.send('post', '/__bank/faults', rule);

describe('the endpoint for rules', () => {
  const then = { code: '2185' };

  test.each([
    [{ then: {} }, 'then', 'code, status, delayMs, delay, or dribble, or a kind: refuse, hang,'],
    [{ then: { delayMs: 0 } }, 'then.delayMs', '1'],
    [{ times: 0, then }, 'times', '1'],
    [{ then: { kind: 'malformed', code: '2185' } }, 'then.code', 'delayMs'],
    [{ then: { kind: 'drop-before', status: 500 } }, 'then.status', 'delayMs'],
    [{ then: { kind: 'html', code: '2185' } }, 'then.code', 'status, delayMs, delay, or dribble'],
    [{ then: { kind: 'hang', delayMs: 5 } }, 'then.delayMs', 'hang'],
    [{ match: { method: '__proto__' }, then }, 'match.method', 'DELETE, GET, POST, PUT'],
    [{ match: { method: '' }, then }, 'match.method', 'DELETE, GET, POST, PUT'],
    [{ match: { method: 'POST', path: SUMMARY }, then }, 'match.method', ': GET.'],
    [{ match: { path: '/nowhere' }, then }, 'match.path', '/__bank/docs'],
    [{ match: { path: '/' }, then }, 'match.path', '/__bank/docs'],
    [{ match: { path: '' }, then }, 'match.path', '/__bank/docs'],
    [{ match: { path: '/summary?x=1' }, then }, 'match.path', 'without query'],
    [{ match: { path: '/api/summary' }, then }, 'match.path', '/__bank/docs'],
    [{ then: { kind: 'html', status: 204 } }, 'then.status', '204'],
    [{ then: { kind: 'drop-before', dribble: { chunks: 2, ms: 5 } } }, 'then.dribble', 'delay'],
    [{ then: { delay: { ms: 5 }, delayMs: 5 } }, 'then.delayMs', 'delay.ms'],
    [{ then: { dribble: { chunks: 1, ms: 5 } } }, 'then.dribble.chunks', '2'],
    [
      { match: { operation: 'transfers.exekute' }, then },
      'match.operation',
      'Did you mean transfers.execute',
    ],
    [{ match: { operation: 'transfers.execute', method: 'GET' }, then }, 'match.method', ': POST.'],
    [
      { match: { operation: 'transfers.execute', path: '/summary' }, then },
      'match.path',
      'transfers.execute (POST ',
    ],
    [{ match: { path: '/exeecute' }, then }, 'match.path', 'transfers.execute (POST '],
    [{ match: { path: '/accounts/ana(1)' }, then }, 'match.path', 'No path has "("'],
    [{ match: { path: '/accounts/{ana' }, then }, 'match.path', 'No path has "{"'],
    [{ match: { path: '/accounts/ana%2Dnomina' }, then }, 'match.path', 'No path has "%"'],
    [{ match: { path: '/initSession', customer: 'ana' }, then }, 'match.customer', 'session.initSession'],
    [{ match: { path: '/api/logout' }, then: { kind: 'malformed' } }, 'then.kind', 'session.logout'],
    [
      { match: { path: '/logout' }, then: { dribble: { chunks: 2, ms: 5 } } },
      'then.dribble',
      'without a body',
    ],
    [{ match: { path: '/summary', body: AMOUNT }, then }, 'match.body', 'no request body in summary.get'],
    [
      { match: { operation: 'transfers.execute', body: { ...AMOUNT, pointer: '/amuont/amount' } }, then },
      'match.body.pointer',
      'Did you mean amount?',
    ],
    [{ match: { body: { ...AMOUNT, pointer: 'amount' } }, then }, 'match.body.pointer', 'JSON pointer'],
    [{ match: { nth: 2 }, times: 1, then }, 'match.nth', 'skip'],
    [{ match: { nth: 0 }, then }, 'match.nth', '1'],
    [{ match: { customer: 'nope' }, then }, 'match.customer', 'ana, '],
    [{ match: { customer: '' }, then }, 'match.customer', 'ana, '],
  ])('rejects a rule that can have no effect: %j', async (rule, field, description) => {
    const { body } = await post(await openBank(), rule).expect(400);
    expect(body.notifications).toEqual([
      expect.objectContaining({ field, description: expect.stringContaining(description) }),
    ]);
  });

  test.each([
    [{ method: 'put', path: '/recipients/*' }],
    [{ path: '/portfolios/ana-valores/investments' }],
    [{ path: 'summary' }],
    [{ path: '*' }],
    [{ path: '/{key}' }],
    [{ customer: 'ana' }],
    [
      {
        operation: 'transfers.execute',
        path: '/execute',
        method: 'post',
        customer: 'ana',
        body: AMOUNT,
        nth: 2,
      },
    ],
    [{ body: AMOUNT }],
  ])('accepts the condition %j', async (match) => {
    await post(await openBank(), { match, then }).expect(201);
  });
});

describe('the size of rules is limited', () => {
  const then = { code: '2185' };

  test.each([
    ['five wildcards', { path: '/*/{a}/:b/*c*d' }, 'match.path', `${MAX_WILDCARDS} wildcards`],
    ['a pattern of 301 characters', { path: '/'.repeat(301) }, 'match.path', ''],
    ['a long method', { method: 'P'.repeat(21) }, 'match.method', ''],
    ['a long user name', { customer: 'a'.repeat(101) }, 'match.customer', ''],
  ])('rejects %s', async (_, match, field, description) => {
    const { body } = await post(await openBank(), { match, then }).expect(400);
    expect(body.notifications).toEqual([
      expect.objectContaining({ field, description: expect.stringContaining(description) }),
    ]);
  });

  test('accepts four wildcards', async () => {
    const { bank, ana } = await signedIn();
    await post(bank, { match: { path: '/*{a}*/v2/:b' }, then }).expect(201);
    await ana.get(SUMMARY).expect(422);
  });

  test('allows two hundred active rules, without rules that are used up', async () => {
    const { bank, ana } = await signedIn();
    await post(bank, { times: 1, then }).expect(201);
    for (let rules = 1; rules < MAX_FAULTS; rules += 1) {
      await post(bank, { match: { path: '/execute' }, then }).expect(201);
    }
    const { body } = await post(bank, { match: { path: '/summary' }, then }).expect(400);
    expect(body.notifications[0].description).toContain('DELETE /__bank/faults');
    await ana.get(SUMMARY).expect(422);
    await ana.get(SUMMARY).expect(200);
    await post(bank, { match: { path: '/summary' }, then }).expect(201);
    await ana.get(SUMMARY).expect(422);
    const { data } = (await bank.send('get', '/__bank/faults').expect(200)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: MAX_FAULTS }, (_, index) => `F${index + 2}`),
    );
  });
});

describe('a rule with a status', () => {
  test.each([
    [{ status: 400 }, { code: '0000', category: 'FIELDS' }],
    [{ status: 401 }, { code: 'CZ_UNAUTHENTICATED', category: 'SECURITY' }],
    [{ status: 418 }, { code: '0000', category: 'FIELDS' }],
    [{ status: 500 }, { code: 'CZ_INTERNAL', category: 'TECHNICAL', dpCode: 'DP-500' }],
    [{ status: 504 }, { code: 'CZ_TIMEOUT', category: 'TECHNICAL', dpCode: 'DP-504' }],
    [{ status: 599 }, { code: 'CZ_INTERNAL', category: 'TECHNICAL', dpCode: 'DP-599' }],
    [
      { status: 503, code: '2185' },
      { code: '2185', category: 'TECHNICAL', dpCode: 'DP-503' },
    ],
    [
      { status: 422, code: 'CZ_INTERNAL' },
      { code: 'CZ_INTERNAL', category: 'BUSINESS' },
    ],
  ])('%j returns %j', async (then, notification) => {
    const { bank, ana } = await signedIn();
    await bank.send('post', '/__bank/faults', { then }).expect(201);
    const answer = await ana.get(SUMMARY).expect(then.status);
    expect(answer.body.notifications).toEqual([{ ...notification, description: expect.any(String) }]);
    expect(answer.text).not.toContain('{phone}');
  });

  test('is rejected for a status below 400, except with an HTML page', async () => {
    const { bank } = await signedIn();
    const answer = await bank.send('post', '/__bank/faults', { then: { status: 204 } }).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({
      field: 'then.status',
      description: 'Write a status from 400 to 599: a lower one is no refusal.',
    });
    await bank.send('post', '/__bank/faults', { then: { status: 200, kind: 'html' } }).expect(201);
    await bank.send('post', '/__bank/faults', { then: { status: 200, code: '0000' } }).expect(400);
  });

  test('and HTML returns a page with that status', async () => {
    const { bank, ana } = await signedIn();
    await bank.send('post', '/__bank/faults', { then: { status: 504, kind: 'html' } }).expect(201);
    expect((await ana.get('/api/user').expect(504)).text).toContain('504 Gateway Timeout');
  });
});

test('a rule delays the response by delay and jitter, and sends its body in pieces', async () => {
  const { bank, ana } = await signedIn();
  const { body } = await ana.get(SUMMARY).expect(200);
  const then = { delay: { ms: 1, jitterMs: 3 }, dribble: { chunks: 5, ms: 8 } };
  await post(bank, { match: { path: '/summary' }, then }).expect(201);
  const url = await listen(bank);
  const answer = await fetch(`${url}${SUMMARY}`, callOf(bank, ana, 'GET'));
  expect(answer.status).toBe(200);
  const pieces = [];
  for await (const piece of answer.body ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(1);
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(body);
});
