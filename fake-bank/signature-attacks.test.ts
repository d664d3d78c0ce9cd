/** Checks that a customer cannot skip a signature, reuse it or use it for another call. */
import { describe, expect, test } from 'vitest';
import { type Client, openBank } from './testing/bank-under-test';
import { codeOf, setUp, TRANSFERS } from './testing/own-transfer';
import { newRecipient, RECIPIENTS } from './testing/recipient';
import { initiate, SIGNATURES, sign, signPending, TOKENS, WRONG_TOKEN } from './testing/signing';
import {
  executeThirdParty,
  sendToThirdParty,
  setUpThirdParty,
  signThirdParty,
  THIRD_PARTIES,
  thirdPartyOrder,
  validateThirdParty,
} from './testing/third-party';

const LIMITS = '/api/customer-limits/v1/customers/me/limits';
const LIMIT = { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] };

/** Returns ana's transfer that waits for its signature, and the balance before it. */
async function waitingTransfer() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const balance = await bank.balance('ana-nomina');
  const operation = await setUpThirdParty(ana);
  await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  return { bank, ana, balance, operation, url: `${THIRD_PARTIES}/${operation.key}/execute` };
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const countOf = (answers: readonly { body: { status?: string } }[], status: string) =>
  answers.filter(({ body }) => body.status === status).length;

const times = <Result>(count: number, send: () => PromiseLike<Result>) =>
  Promise.all(Array.from({ length: count }, send));

describe('one signature', () => {
  test('is used once by fifty concurrent executions, which return the same receipt', async () => {
    const { bank, ana, balance, operation } = await waitingTransfer();
    await signThirdParty(ana, operation);
    const answers = await times(50, () => executeThirdParty(ana, operation, thirdPartyOrder()));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await bank.balance('ana-nomina')).toBeCloseTo((balance ?? 0) - 2505.8, 2);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('is used by one of fifty concurrent limit changes; the others need a new signature', async () => {
    const ana = await (await openBank()).signIn('ana');
    const { body } = await ana.put(LIMITS, LIMIT).expect(200);
    await signPending(ana, { method: 'PUT', url: LIMITS, key: body.key }, TOKENS.ana);
    const answers = await times(50, () => ana.put(LIMITS, LIMIT));
    expect(countOf(answers, 'REQUIRED_SIGN')).toBe(49);
    expect(new Set(answers.flatMap((answer) => answer.body.key ?? [])).size).toBe(1);
  });

  test('for one transfer is not valid for an equal transfer', async () => {
    const { bank, ana, balance, operation } = await waitingTransfer();
    await signThirdParty(ana, operation);
    const other = await setUpThirdParty(ana);
    await validateThirdParty(ana, other, thirdPartyOrder()).expect(200);
    const response = await executeThirdParty(ana, other, thirdPartyOrder()).expect(200);
    expect(response.body).toEqual({ status: 'REQUIRED_SIGN', key: other.key });
    expect(await bank.balance('ana-nomina')).toBe(balance);
  });

  test('is not valid for the same call with another query', async () => {
    const { bank, ana, balance, operation, url } = await waitingTransfer();
    await signThirdParty(ana, operation);
    const body = { ...thirdPartyOrder(), nonce: operation.nonce };
    const response = await ana.post(`${url}?payment-type=CDMX`, body).expect(200);
    expect(response.body).toEqual({ status: 'REQUIRED_SIGN', key: operation.key });
    expect(await bank.balance('ana-nomina')).toBe(balance);
  });

  test('for a call without a nonce is not valid with another query', async () => {
    const ana = await (await openBank()).signIn('ana');
    const signedUrl = `${LIMITS}?b=2&a=1`;
    const { body } = await ana.put(signedUrl, LIMIT).expect(200);
    for (const url of [`${LIMITS}?a=1`, `${LIMITS}?a=2&b=2`]) {
      await initiate(ana, { method: 'PUT', url, key: body.key }).expect(400);
    }
    await signPending(ana, { method: 'PUT', url: `${LIMITS}?a=1&b=2`, key: body.key }, TOKENS.ana);
    for (const other of [LIMITS, `${LIMITS}?a=1`, `${LIMITS}?a=1&b=3`]) {
      expect((await ana.put(other, LIMIT).expect(200)).body.status).toBe('REQUIRED_SIGN');
    }
    expect((await ana.put(`${LIMITS}?a=1&b=2`, LIMIT).expect(200)).body.data).toBeDefined();
  });

  test('of a call with a query can be initiated with the path alone', async () => {
    const ana = await (await openBank()).signIn('ana');
    const { body } = await ana.put(`${LIMITS}?a=1`, LIMIT).expect(200);
    await signPending(ana, { method: 'PUT', url: LIMITS, key: body.key }, TOKENS.ana);
    expect((await ana.put(`${LIMITS}?a=1`, LIMIT).expect(200)).body.data).toBeDefined();
  });

  test('is not valid with another nonce', async () => {
    const { bank, ana, balance, operation } = await waitingTransfer();
    await signThirdParty(ana, operation);
    const other = await setUpThirdParty(ana);
    const mixedKeys = { key: operation.key, nonce: other.nonce };
    await executeThirdParty(ana, mixedKeys, thirdPartyOrder()).expect(404);
    expect(await bank.balance('ana-nomina')).toBe(balance);
  });

  test('is spent with its transfer and cannot be initiated again', async () => {
    const { ana, operation, url } = await waitingTransfer();
    const { body } = await initiate(ana, { method: 'POST', url, key: operation.key }).expect(200);
    await sign(ana, body.key, TOKENS.ana).expect(200);
    await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    await sign(ana, body.key, TOKENS.ana).expect(410);
    await initiate(ana, { method: 'POST', url, key: operation.key }).expect(404);
  });

  test('expires', async () => {
    const { bank, ana, balance, operation } = await waitingTransfer();
    await signThirdParty(ana, operation);
    await bank.advance('PT30M');
    const response = await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    expect(response.body.status).toBe('REQUIRED_SIGN');
    expect(await bank.balance('ana-nomina')).toBe(balance);
  });

  test('remains valid after a rejection before the execution', async () => {
    const { ana, operation } = await waitingTransfer();
    await signThirdParty(ana, operation);
    const body = { ...thirdPartyOrder(), nonce: operation.nonce };
    const rejection = await ana.post(`${THIRD_PARTIES}/${operation.key}/execute`, body, {
      'x-fault': '2081',
    });
    expect(codeOf(rejection)).toBe('2081');
    const response = await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    expect(response.body.status).toBe('PROCESSED');
  });

  test('initiated before a change of the order signs neither order', async () => {
    const { ana, operation, url } = await waitingTransfer();
    const { body } = await initiate(ana, { method: 'POST', url, key: operation.key }).expect(200);
    await validateThirdParty(ana, operation, thirdPartyOrder({ message: 'otra cosa' })).expect(200);
    expect(codeOf(await sign(ana, body.key, TOKENS.ana).expect(410))).toBe('E_500BAASMXSIGN_005');
    await executeThirdParty(ana, operation, thirdPartyOrder()).expect(409);
  });
});

describe('a signature cannot be initiated', () => {
  test.each<[string, (url: string) => string]>([
    ['an extra slash', (url) => `${url}/`],
    ['a query', (url) => `${url}?x=1`],
    ['capitals', (url) => url.toUpperCase()],
    ['a full URL', (url) => `https://banco.test${url}`],
    ['two dots', (url) => url.replace('/api/', '/api/x/../')],
  ])('with %s in the URL', async (_, change) => {
    const { ana, operation, url } = await waitingTransfer();
    const rejection = await initiate(ana, { method: 'POST', url: change(url), key: operation.key }).expect(
      400,
    );
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'operation_url' });
  });

  test('for an operation that is not validated or needs no signature', async () => {
    const ana = await (await openBank()).signIn('ana');
    const unvalidated = await setUpThirdParty(ana);
    const ownOrder = await setUp(ana);
    for (const [key, base] of [
      [unvalidated.key, THIRD_PARTIES],
      [ownOrder.key, TRANSFERS],
    ]) {
      const rejection = await initiate(ana, {
        method: 'POST',
        url: `${base}/${key}/execute`,
        key: String(key),
      }).expect(409);
      expect(codeOf(rejection)).toBe('CZ_NOT_VALIDATED');
    }
  });
});

describe('a token value', () => {
  const initiateSignature = async (client: Client) => {
    const { body } = await client.post(RECIPIENTS, newRecipient()).expect(200);
    return (await initiate(client, { method: 'POST', url: RECIPIENTS, key: body.key }).expect(200)).body.key;
  };

  test.each(['', ' 318204', '318204 ', '３１８２０４', '3182040', '31820', 'x'.repeat(65)])(
    '%j is not accepted',
    async (value) => {
      const ana = await (await openBank()).signIn('ana');
      const answer = await sign(ana, await initiateSignature(ana), value);
      expect(answer.body.status).not.toBe('SIGNED');
    },
  );

  test.each([318204, ['318204'], { value: '318204' }, null, true])(
    '%j is rejected as an invalid field',
    async (signature) => {
      const ana = await (await openBank()).signIn('ana');
      const path = `${SIGNATURES}/${await initiateSignature(ana)}/signers/0/signature`;
      const rejection = await ana.post(path, { signature }).expect(400);
      expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'signature' });
    },
  );

  test('that is wrong does not count as an attempt if a fault replaced the response', async () => {
    const ana = await (await openBank()).signIn('ana');
    const key = await initiateSignature(ana);
    const path = `${SIGNATURES}/${key}/signers/0/signature`;
    await times(6, () => ana.post(path, { signature: WRONG_TOKEN }, { 'x-fault': 'E_BFF_SECSIG_003' }));
    await sign(ana, key, TOKENS.ana).expect(200, { status: 'SIGNED' });
  });
});

test('executing a cancelled transfer moves no money', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const balance = await bank.balance('ana-nomina');
  const { order, ...operation } = await sendToThirdParty(ana, {
    transfer_type: 'schedule',
    start_date: '2026-11-24',
  });
  await ana.delete(`${TRANSFERS}/${operation.key}`).expect(204);
  const response = await executeThirdParty(ana, operation, order).expect(200);
  expect(response.body.status).toBe('CANCELLED');
  expect(codeOf(await validateThirdParty(ana, operation, order).expect(409))).toBe('CZ_NONCE_REUSED');
  await bank.advance('P2D');
  expect(await bank.balance('ana-nomina')).toBe(balance);
  expect(codeOf(await ana.delete(`${TRANSFERS}/${operation.key}`).expect(409))).toBe('CZ_NOT_CANCELLABLE');
});
