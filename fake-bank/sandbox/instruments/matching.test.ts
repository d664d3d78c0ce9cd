import { describe, expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { order, setUp, TRANSFERS, validate } from '#bank/testing/own-transfer';
import { headers } from '#contract/headers';

const SUMMARY = '/api/summary/v2/summary';
const AMOUNT = { pointer: '/amount/amount', value: 100 };

const signedIn = async () => {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
};

const post = (bank: BankUnderTest, rule: object) => bank.send('post', '/__bank/faults', rule);

describe('a rule', () => {
  const listedRule = async (bank: BankUnderTest) =>
    (await bank.send('get', '/__bank/faults').expect(200)).body.data[0];

  test('for an operation and a value of the body hits only calls that have both', async () => {
    const { bank, ana } = await signedIn();
    const match = { operation: 'transfers.validate', customer: 'ana', body: AMOUNT };
    await post(bank, { match, then: { code: '2185' } }).expect(201);
    const { key } = await setUp(ana);
    await validate(ana, key, order({ amount: { amount: 99, currency_code: 'MXN' } })).expect(200);
    expect(await listedRule(bank)).toMatchObject({
      hits: 0,
      nearestMiss: {
        operation: 'transfers.validate',
        method: 'PUT',
        path: `${TRANSFERS}/${key}`,
        condition: 'body',
        expected: '100',
        actual: '99',
      },
    });
    await validate(ana, key, order({ amount: { amount: 100, currency_code: 'MXN' } })).expect(422);
    await ana.get(SUMMARY).expect(200);
    expect(await listedRule(bank)).toMatchObject({ hits: 1, matches: 1 });
  });

  test('reports the call that met all conditions except one as its nearest miss', async () => {
    const { bank, ana } = await signedIn();
    await post(bank, { match: { path: '/summary', customer: 'luis' }, then: { status: 503 } }).expect(201);
    expect(await listedRule(bank)).not.toHaveProperty('nearestMiss');
    await ana.get('/api/user').expect(200);
    expect(await listedRule(bank)).not.toHaveProperty('nearestMiss');
    const { headers: answered } = await ana.get(SUMMARY).expect(200);
    expect((await listedRule(bank)).nearestMiss).toEqual({
      traceId: answered[headers.trace],
      method: 'GET',
      path: SUMMARY,
      operation: 'summary.get',
      condition: 'customer',
      expected: 'luis',
      actual: 'ana',
    });
    await (await bank.signIn('luis')).get(SUMMARY).expect(503);
  });

  test('with nth hits only the nth matching call', async () => {
    const { bank, ana } = await signedIn();
    await post(bank, { match: { path: '/summary', nth: 2 }, then: { status: 503 } }).expect(201);
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await ana.get(SUMMARY)).status);
    expect(statuses).toEqual([200, 503, 200, 200]);
    expect(await listedRule(bank)).toMatchObject({ hits: 1, matches: 2 });
  });

  test('with malformed bodies does not hit a response without a body', async () => {
    const { bank, ana } = await signedIn();
    await post(bank, { then: { kind: 'malformed' } }).expect(201);
    await ana.get('/api/logout').expect(204);
    expect(await listedRule(bank)).toMatchObject({ hits: 0 });
  });

  test('with dribble sends error responses and HTML pages in pieces', async () => {
    const { bank, ana } = await signedIn();
    const dribble = { chunks: 3, ms: 4 };
    await post(bank, { times: 1, then: { code: '2185', dribble } }).expect(201);
    await post(bank, { times: 1, then: { kind: 'html', dribble } }).expect(201);
    expect((await ana.get(SUMMARY).expect(422)).body.notifications[0].code).toBe('2185');
    expect((await ana.get(SUMMARY).expect(502)).text).toContain('502 Bad Gateway');
  });
});
