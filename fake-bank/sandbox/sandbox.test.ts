import { describe, expect, test } from 'vitest';
import { clockErrors } from '#contract/domain/clock';
import { errorEntry } from '#contract/errors';
import { headers } from '#contract/headers';
import { type BankUnderTest, MONDAY_MORNING, openBank } from '../testing/bank-under-test';
import { codeOf, execute, order, setUp, TRANSFERS, transfer, validate } from '../testing/own-transfer';

const SUMMARY = '/api/summary/v2/summary';
describe('customers', () => {
  test('are the eleven demo customers with their credentials', async () => {
    const bank = await openBank();
    const { body } = await bank.send('get', '/__bank/customers').expect(200);
    const names = body.data.map(({ customer }: { customer: string }) => customer).sort();
    expect(names).toEqual([
      'ana',
      'bruno',
      'carmen',
      'diego',
      'elena',
      'jorge',
      'luis',
      'mateo',
      'renata',
      'sofia',
      'valeria',
    ]);
    for (const customer of body.data) {
      expect(customer).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        password: 'demo',
      });
      expect(customer.token).toMatch(/^\d{6}$/);
    }
  });
});

/** Responses round instants to the second. */
function expectBetween(instant: number, from: number, to: number): void {
  expect(instant).toBeGreaterThan(from - 1000);
  expect(instant).toBeLessThanOrEqual(to);
}

describe('banks', () => {
  test('are created with their own clock and money', async () => {
    const bank = await openBank();
    const now = '2027-03-10T12:00:00-06:00';
    const response = await bank.send('post', '/__bank/banks', { now }).expect(201);
    expect(response.body.now).toBe(now);
    const bankHeader = { 'x-bank': response.body.bank };
    const clock = await bank.send('get', '/__bank/clock', undefined, bankHeader).expect(200);
    expect(clock.body).toMatchObject({ now, mode: 'frozen', fired: [] });
    await transfer(await bank.signIn('ana'));
    const ownLedger = await bank.ledger();
    const { body: fresh } = await bank.send('get', '/__bank/ledger', undefined, bankHeader);
    expect(fresh.balanced).toBe(true);
    expect(ownLedger.transactions.at(-1)?.postings).not.toEqual(fresh.transactions.at(-1).postings);
  });

  test('are created without parameters and then follow the system clock', async () => {
    const bank = await openBank();
    const before = Date.now();
    const { body } = await bank.send('post', '/__bank/banks').expect(201);
    expectBetween(Date.parse(body.now), before, Date.now());
  });

  test.each([
    ['a used id', { id: 'demo' }],
    ['an invalid id', { id: 'Mi Banco' }],
    ['a time without an offset', { now: '2026-11-23T09:30:00' }],
    ['an unknown field', { nombre: 'x' }],
  ])('reject %s', async (_, body) => {
    const bank = await openBank();
    const answer = await bank.send('post', '/__bank/banks', body).expect(400);
    expect(codeOf(answer)).toBe('0000');
  });

  test('return to the seed on reset, keep their sessions and lose their faults', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.balance('ana-nomina');
    await transfer(ana);
    await bank.advance('P3D');
    await bank.send('post', '/__bank/faults', { then: { code: '2185' } }).expect(201);
    const { body } = await bank.send('post', `/__bank/banks/${bank.bank.id}/reset`).expect(200);
    expect(body).toEqual({ bank: bank.bank.id, now: MONDAY_MORNING });
    expect(await bank.balance('ana-nomina')).toBe(before);
    await ana.get(SUMMARY).expect(200);
  });

  test('are deleted with their sessions', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await bank.send('delete', `/__bank/banks/${bank.bank.id}`, undefined, { 'x-bank': 'demo' }).expect(204);
    expect(codeOf(await ana.get(SUMMARY).expect(404))).toBe('CZ_BANK_NOT_FOUND');
    await bank.send('delete', '/__bank/banks/demo', undefined, { 'x-bank': 'demo' }).expect(400);
  });

  test('open a session for a user name and reject an unknown name', async () => {
    const bank = await openBank();
    const signIn = (customer: string) => bank.send('post', '/__bank/sessions', { customer });
    const { body } = await signIn('ana').expect(201);
    expect(body.customerKey).toBe('40010001');
    const pair = { [headers.token]: body.token, [headers.antiForgery]: body.xsrf };
    await bank.send('post', TRANSFERS, { transfer_type: 'onetime' }, pair).expect(200);
    const rejection = await signIn('nadie').expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'customer' });
  });

  test('can be exported and imported into another bank', async () => {
    const [source, target] = [await openBank(), await openBank()];
    const operation = await transfer(await source.signIn('ana'));
    const exported = await source.send('get', `/__bank/banks/${source.bank.id}/export`).expect(200);
    await target.send('put', `/__bank/banks/${target.bank.id}/import`, exported.body).expect(200);
    const ana = await target.signIn('ana');
    const receipt = await ana.get(`${TRANSFERS}/${operation.key}/receipt`).expect(200);
    expect(receipt.body).toEqual(operation.receipt);
    await execute(ana, operation, operation.order).expect(200);
    expect(await target.ledger()).toEqual(await source.ledger());
  });

  test.each<[string, (records: Record<string, Record<string, unknown>[]>) => void]>([
    ['transactions that do not balance', ({ transactions }) => transactions?.pop()],
    ['a row that does not fit its schema', ({ customers }) => customers?.push({ key: 'x' })],
    ['an unknown collection', (records) => void Object.assign(records, { others: [] })],
  ])('reject an import with %s and stay as they are', async (_, spoil) => {
    const bank = await openBank();
    const { body } = await bank.send('get', `/__bank/banks/${bank.bank.id}/export`);
    const before = JSON.stringify(bank.bank.store.dump());
    spoil(body.records);
    const answer = await bank.send('put', `/__bank/banks/${bank.bank.id}/import`, body).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({
      code: '0000',
      field: expect.stringMatching(/^records\.(balances|transactions|customers|others)/),
    });
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });
});

describe('the clock', () => {
  test('advances by a duration, which appears in the Date header and in validation', async () => {
    const bank = await openBank();
    const { body } = await bank.advance('P1DT30M');
    expect(body).toMatchObject({ now: '2026-11-24T10:00:00-06:00', mode: 'frozen' });
    expect((await bank.advance('PT0S')).body.fired).toEqual([]);
    const ana = await bank.signIn('ana');
    const answer = await ana.get('/api/user');
    expect(answer.headers.date).toBe('Tue, 24 Nov 2026 16:00:00 GMT');
    const { key } = await setUp(ana);
    await validate(ana, key, order()).expect(400);
    await validate(ana, key, order({ start_date: '2026-11-24' })).expect(200);
  });

  test('runs on from an instant when shifted and follows the system clock when real', async () => {
    const bank = await openBank();
    const set = (body: object) => bank.send('put', '/__bank/clock', body).expect(200);
    const from = '2030-01-02T08:00:00-06:00';
    const before = Date.now();
    const shifted = await set({ mode: 'shifted', now: from });
    expect(shifted.body.mode).toBe('shifted');
    expectBetween(Date.parse(shifted.body.now), Date.parse(from), Date.parse(from) + Date.now() - before);
    const rejection = await bank.send('put', '/__bank/clock', { mode: 'real', now: from }).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ field: 'now', description: clockErrors.real });
    const real = await set({ mode: 'real' });
    expectBetween(Date.parse(real.body.now), before, Date.now());
  });
});

/** Returns the status, or 'dropped' without a response. */
async function statusOf(response: PromiseLike<{ status: number }>): Promise<number | 'dropped'> {
  try {
    return (await response).status;
  } catch {
    return 'dropped';
  }
}

describe('faults', () => {
  const rule = (bank: BankUnderTest, body: object) => bank.send('post', '/__bank/faults', body).expect(201);

  test.each(['2185', 'E_BFF_SECSIG_003', 'CZ_TIMEOUT', 'SIBUR', '0000'])(
    'x-fault: %s fails one call',
    async (code) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const answer = await ana.get(SUMMARY, { 'x-fault': code }).expect(errorEntry(code).status);
      expect(codeOf(answer)).toBe(code);
      await ana.get(SUMMARY).expect(200);
    },
  );

  test('a rule applies as often as configured, after its skipped calls, and counts its hits', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const response = await rule(bank, {
      match: { method: 'GET', path: SUMMARY },
      skip: 1,
      times: 2,
      then: { status: 503 },
    });
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await ana.get(SUMMARY)).status);
    expect(statuses).toEqual([200, 503, 503, 200, 200]);
    const { body } = await bank.send('get', '/__bank/faults').expect(200);
    expect(body.data).toEqual([{ id: response.body.id, hits: 2, matches: 3, rule: response.body.rule }]);
    await bank.send('delete', `/__bank/faults/${response.body.id}`).expect(204);
    await bank.send('delete', `/__bank/faults/${response.body.id}`).expect(404);
  });

  test.each([
    ['/execute', 409],
    ['/api/transfers/v1/transfers/*/execute', 409],
    ['/api/transfers/v1/transfers/{transferKey}/execute', 409],
    ['/api/transfers/v1/transfers/:transferKey/execute', 409],
    ['/api/transfers/v1/transfers', 404],
    ['/transfers/execute', 404],
  ])('with a rule for the path %s the call returns %i', async (path, status) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await rule(bank, { match: { path }, then: { code: 'CZ_NONCE_REUSED' } });
    await execute(ana, { key: 'no-existe', nonce: 'x' }, order()).expect(status);
  });

  test.each<[string, number | 'dropped', number]>([
    ['refuse', 500, 0],
    ['html', 502, 0],
    ['drop-before', 'dropped', 0],
    ['drop-after-commit', 'dropped', 1],
    ['malformed', 'dropped', 1],
  ])(
    '%s returns %j with %i movements posted; a retry leaves exactly one',
    async (kind, answer, movements) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const operation = await setUp(ana);
      await validate(ana, operation.key, order()).expect(200);
      await rule(bank, { match: { path: '/execute' }, times: 1, then: { kind } });
      const before = (await bank.ledger()).transactions.length;
      expect(await statusOf(execute(ana, operation, order()))).toBe(answer);
      expect((await bank.ledger()).transactions.length - before).toBe(movements);
      await execute(ana, operation, order()).expect(200);
      expect((await bank.ledger()).transactions.length - before).toBe(1);
    },
  );

  test('a rule with only a delay does not change the response', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await rule(bank, { then: { delayMs: 30 } });
    await ana.get(SUMMARY).expect(200);
  });

  test('a rule of the kind hang sends no response', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await rule(bank, { match: { path: SUMMARY }, then: { kind: 'hang' } });
    await expect(ana.get(SUMMARY).timeout(200)).rejects.toThrow(/timeout/i);
  });

  test('for one customer do not affect other customers', async () => {
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    await rule(bank, { match: { customer: 'ana' }, then: { status: 503 } });
    await luis.get(SUMMARY).expect(200);
    await ana.get(SUMMARY).expect(503);
    await bank.send('get', SUMMARY).expect(401);
  });

  test('apply to their own bank only', async () => {
    const [firstBank, otherBank] = [await openBank(), await openBank()];
    await rule(firstBank, { then: { status: 503 } });
    await (await otherBank.signIn('ana')).get(SUMMARY).expect(200);
  });
});

test('the ledger returns the transaction count and the requested number of transactions', async () => {
  const bank = await openBank();
  const whole = await bank.ledger();
  expect(whole.count).toBe(whole.transactions.length);
  const latest = async (number: number) =>
    (await bank.send('get', `/__bank/ledger?latest=${number}`).expect(200)).body;
  expect(await latest(0)).toEqual({ ...whole, transactions: [] });
  expect((await latest(2)).transactions).toEqual(whole.transactions.slice(-2));
  expect(await latest(whole.count + 1)).toEqual(whole);
  await bank.send('get', '/__bank/ledger?latest=-1').expect(400);
});

test('the ledger can be filtered by account', async () => {
  const bank = await openBank();
  const { body } = await bank.send('get', '/__bank/ledger?account=ana-dolares').expect(200);
  expect(body.accounts).toEqual([
    expect.objectContaining({ account: 'ana-dolares', customer: 'ana', currency: 'USD', floor: 0 }),
  ]);
  const sum = body.transactions
    .flatMap(({ postings }: { postings: { account: string; amount: number }[] }) => postings)
    .filter(({ account }: { account: string }) => account === 'ana-dolares')
    .reduce((total: number, { amount }: { amount: number }) => total + Math.round(amount * 100), 0);
  expect(sum).toBe(Math.round(body.accounts[0].balance * 100));
});
