import { describe, expect, test } from 'vitest';
import { type BankUnderTest, MONDAY_MORNING, openBank } from '#bank/testing/bank-under-test';
import { TRANSFERS, transfer } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { headers } from '#contract/headers';

const SUMMARY = '/api/summary/v2/summary';
const traceOf = (character: string) => ({ [headers.trace]: character.repeat(32) });

const listCalls = async (bank: BankUnderTest, query: string) =>
  (await bank.send('get', `/__bank/requests${query}`).expect(200)).body;

const detailOf = async (bank: BankUnderTest, trace: string) =>
  (await bank.send('get', `/__bank/requests/${trace}`).expect(200)).body;

describe('the list', () => {
  async function openWithCalls() {
    const bank = await openBank();
    const [ana, carmen] = [await bank.signIn('ana'), await bank.signIn('carmen')];
    await ana.get(SUMMARY, traceOf('a'));
    await carmen.get(SUMMARY, { ...traceOf('b'), 'x-fault': '2185' });
    await ana.get('/api/user', traceOf('c'));
    return bank;
  }

  test.each([
    ['?operation=session.user', ['c']],
    ['?customer=ana', ['c', 'a']],
    ['?status=422', ['b']],
    ['?status=0', []],
    ['?code=2185', ['b']],
    [`?trace=${'a'.repeat(32)}`, ['a']],
    [`?since=${'a'.repeat(32)}`, ['c', 'b']],
    ['?since=2020-01-01T00:00:00Z', ['c', 'b', 'a']],
    ['?since=2099-01-01T00:00:00Z', []],
    ['?customer=ana&status=200&operation=summary.get', ['a']],
  ])('with %s has the calls %j', async (query, traces) => {
    const { data } = await listCalls(await openWithCalls(), query);
    expect(data.map(({ traceId }: { traceId: string }) => traceId[0])).toEqual(traces);
  });

  test('returns the older calls for its cursor', async () => {
    const bank = await openWithCalls();
    const first = await listCalls(bank, '?limit=2');
    expect(first.data).toHaveLength(2);
    const second = await listCalls(bank, `?limit=2&cursor=${first.cursor}`);
    expect(second.data).toMatchObject([traceOf('a')].map(() => ({ traceId: 'a'.repeat(32) })));
    expect(second).not.toHaveProperty('cursor');
  });

  test('can be emptied', async () => {
    const bank = await openWithCalls();
    await bank.send('delete', '/__bank/requests').expect(204);
    expect(await listCalls(bank, '')).toEqual({ data: [] });
  });
});

describe('a request', () => {
  test('has its bodies, its rule, its postings and its messages', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const rule = { match: { operation: 'transfers.execute' }, then: { delayMs: 1 } };
    await bank.send('post', '/__bank/faults', rule).expect(201);
    await transfer(ana);
    const [{ traceId }] = (await listCalls(bank, '?operation=transfers.execute')).data;
    const [lastTransaction] = (await bank.ledger()).transactions.slice(-1);
    expect(await detailOf(bank, traceId)).toMatchObject({
      at: MONDAY_MORNING,
      fault: 'F1',
      rule,
      ledger: [lastTransaction],
      messages: [{ customer: 'ana', subject: 'Transferencia' }],
      request: { body: { isComplete: true, content: { from_account_key: 'ana-nomina' } } },
      answer: { body: { isComplete: true, content: { transferType: 'onetime' } } },
    });
  });

  test('masks the session and the value of the token', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body: newRecipient() }, TOKENS.ana);
    const { data } = await listCalls(bank, '?operation=signatures.sign');
    const detail = await detailOf(bank, data[0].traceId);
    expect(detail.request.body.content).toEqual({ signature: '***' });
    expect(detail.request.headers).toMatchObject({ [headers.token]: '***', [headers.antiForgery]: '***' });
    const archive = await bank.send('get', '/__bank/requests.har').expect(200);
    for (const answer of [JSON.stringify(detail), archive.text])
      for (const secret of [ana.token, ana.xsrf, TOKENS.ana]) expect(answer).not.toContain(secret);
  });

  test('masks secrets of a body that is no JSON, and of the query', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await ana
      .send('post', `${SUMMARY}?password=hush&page=2`, undefined, traceOf('d'))
      .set('content-type', 'application/json')
      .send('{"signature": "318204", "more": ');
    const { query, request } = await detailOf(bank, 'd'.repeat(32));
    expect(query).toBe('password=***&page=2');
    expect(request.body).toMatchObject({ isComplete: true, content: '{"signature": "***", "more": ' });
  });

  test('shows only the size of a file', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await transfer(ana);
    const pdf = { ...traceOf('e'), accept: 'application/pdf' };
    await ana.get(`${TRANSFERS}/${key}/receipt`, pdf).expect('content-type', /pdf/);
    const { answer } = await detailOf(bank, 'e'.repeat(32));
    expect(answer.body).toEqual({ size: expect.any(Number), isComplete: false });
  });

  test('has the response body as it was sent, changed by a fault', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const setFault = (effect: object) => bank.send('post', '/__bank/faults', { times: 1, then: effect });
    await setFault({ dribble: { chunks: 2, ms: 1 } });
    const fullResponse = await ana.get(SUMMARY, traceOf('0'));
    expect((await detailOf(bank, '0'.repeat(32))).answer.body.content).toEqual(fullResponse.body);
    await setFault({ kind: 'malformed' });
    await expect(ana.get(SUMMARY, traceOf('f'))).rejects.toThrow('JSON');
    const { answer } = await detailOf(bank, 'f'.repeat(32));
    const halfText = fullResponse.text.slice(0, fullResponse.text.length / 2);
    expect(answer.body).toEqual({ size: Buffer.byteLength(halfText), isComplete: true, content: halfText });
  });
});

test('the archive has the fields that HAR 1.2 requires', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await transfer(ana);
  await ana.get(`${SUMMARY}?a=1`, traceOf('a'));
  const { body } = await bank.send('get', '/__bank/requests.har').expect(200);
  expect(body.log).toMatchObject({ version: '1.2', creator: { name: 'Banco Cenzontle', version: '1.0' } });
  expect(body.log.entries.length).toBeGreaterThan(2);
  for (const entry of body.log.entries)
    expect(entry).toMatchObject({
      startedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      time: entry.timings.send + entry.timings.wait + entry.timings.receive,
      request: { cookies: [], headers: expect.any(Array), headersSize: -1, httpVersion: 'HTTP/1.1' },
      response: {
        status: 200,
        statusText: 'OK',
        cookies: [],
        redirectURL: '',
        content: { size: expect.any(Number), mimeType: expect.stringContaining('json') },
      },
      cache: {},
    });
  expect(body.log.entries.at(-1).request).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/summary\/v2\/summary\?a=1$/),
    queryString: [{ name: 'a', value: '1' }],
  });
  const executed = body.log.entries.at(-2);
  expect(JSON.parse(executed.request.postData.text)).toMatchObject({ to_account_key: 'ana-ahorro' });
});
