import { describe, expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { execute, order, setUp, TRANSFERS, transfer, validate } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';

const SPEI = '/api/third-parties/v1/transfers/third-parties';

const lastOf = async (bank: BankUnderTest, operation: string): Promise<string> => {
  const { body } = await bank.send('get', `/__bank/requests?operation=${operation}&limit=1`).expect(200);
  return body.data[0].traceId;
};

const replay = (bank: BankUnderTest, trace: string, nonce: string) =>
  bank.send('post', `/__bank/requests/${trace}/replay`, { nonce });

const countTransactions = async (bank: BankUnderTest) => (await bank.ledger()).count;

async function openWithTransfer() {
  const bank = await openBank();
  const { receipt } = await transfer(await bank.signIn('ana'));
  return {
    bank,
    receipt,
    count: await countTransactions(bank),
    trace: await lastOf(bank, 'transfers.execute'),
  };
}

/** Sends a SPEI with setup, validation, execution, signature and execution. */
async function sendSpei(ana: Client) {
  const { body: setup } = await ana.post(SPEI, { transfer_type: 'onetime', transfer_category: 'SPEI' });
  const body = {
    transfer_type: 'onetime',
    from_account_key: 'ana-nomina',
    to_recipient_key: 'ana-mama',
    amount: { amount: 100, currency_code: 'MXN' },
    start_date: '2026-11-23',
    message: 'Casa',
    nonce: setup.nonce,
  };
  await ana.put(`${SPEI}/${setup.key}`, { ...body, action: 'Validate' }).expect(200);
  const url = `${SPEI}/${setup.key}/execute`;
  const answer = await sendSigned(ana, { method: 'POST', url, body }, TOKENS.ana);
  expect(answer.status).toBe(200);
}

describe('a transfer', () => {
  test('replayed with the same nonce returns the same receipt and moves no money', async () => {
    const { bank, receipt, count, trace } = await openWithTransfer();
    const { body } = await replay(bank, trace, 'same').expect(200);
    expect(body).toMatchObject({ status: 200, body: receipt, prepared: [] });
    expect(await countTransactions(bank)).toBe(count);
    expect(await lastOf(bank, 'transfers.execute')).toBe(body.traceId);
  });

  test('replayed with a new nonce moves the money once more', async () => {
    const { bank, receipt, count, trace } = await openWithTransfer();
    const { body } = await replay(bank, trace, 'new').expect(200);
    expect(body).toMatchObject({ status: 200, body: { transferType: 'onetime' } });
    expect(body.prepared).toHaveLength(2);
    expect(body.body).not.toEqual(receipt);
    expect(await countTransactions(bank)).toBe(count + 1);
  });

  test('that failed can be replayed once its cause is gone', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await bank.send('post', '/__bank/faults', {
      match: { operation: 'transfers.execute' },
      times: 1,
      then: { kind: 'drop-before' },
    });
    const operation = await setUp(ana);
    await validate(ana, operation.key, order()).expect(200);
    await expect(execute(ana, operation, order())).rejects.toThrow();
    const { body } = await replay(bank, await lastOf(bank, 'transfers.execute'), 'same').expect(200);
    expect(body.status).toBe(200);
  });

  test('whose replay gets no response has the status 0', async () => {
    const { bank, trace } = await openWithTransfer();
    await bank.send('post', '/__bank/faults', { then: { kind: 'drop-after-commit' } });
    const { body } = await replay(bank, trace, 'same').expect(200);
    expect(body).toEqual({ status: 0, prepared: [] });
  });
});

test('a replayed transfer is signed again with the token value, which the response omits', async () => {
  const bank = await openBank();
  await sendSpei(await bank.signIn('ana'));
  const count = await countTransactions(bank);
  const { body, text } = await replay(bank, await lastOf(bank, 'thirdParties.execute'), 'new').expect(200);
  expect(body.status).toBe(200);
  expect(body.prepared).toHaveLength(5);
  expect(text).not.toContain(TOKENS.ana);
  expect(await countTransactions(bank)).toBeGreaterThan(count);
});

test('a call without a nonce can only be replayed unchanged, and returns the current response', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body: newRecipient() }, TOKENS.ana);
  const trace = await lastOf(bank, 'recipients.create');
  const { body } = await replay(bank, trace, 'same').expect(200);
  expect(body).toMatchObject({ status: 409, body: { notifications: [{ code: 'E_BAASMXTREC_013' }] } });
  const rejection = await replay(bank, trace, 'new').expect(409);
  expect(rejection.body.notifications[0]).toMatchObject({
    field: 'nonce',
    description: expect.stringContaining('no nonce'),
  });
});

describe('a replay is rejected', () => {
  test.each([
    ['nope', 404, 'trace', 'The log has no call'],
    ['', 404, undefined, 'There is no POST'],
  ])('for the trace id %j', async (trace, status, field, message) => {
    const bank = await openBank();
    const { body } = await replay(bank, trace, 'same').expect(status);
    expect(body.notifications[0].field).toBe(field);
    expect(body.notifications[0].description).toContain(message);
  });

  test.each([[{}], [{ nonce: 'other' }], [{ nonce: 'same', more: 1 }]])('with %j', async (request) => {
    const { bank, trace } = await openWithTransfer();
    await bank.send('post', `/__bank/requests/${trace}/replay`, request).expect(400);
  });

  test('for a call without a session', async () => {
    const bank = await openBank();
    await bank.send('get', '/api/user').expect(401);
    const { body } = await replay(bank, await lastOf(bank, 'session.user'), 'same').expect(409);
    expect(body.notifications[0]).toMatchObject({
      field: 'trace',
      description: expect.stringContaining('token'),
    });
  });

  test('with a new nonce if the log lacks the call that issued the first nonce', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUp(ana);
    await bank.send('delete', '/__bank/requests').expect(204);
    await validate(ana, operation.key, order()).expect(200);
    await execute(ana, operation, order()).expect(200);
    const { body } = await replay(bank, await lastOf(bank, 'transfers.execute'), 'new').expect(409);
    expect(body.notifications[0].description).toContain('issued its nonce');
  });

  test('with a new nonce if the call that sets up the operation is rejected', async () => {
    const { bank, trace } = await openWithTransfer();
    await bank.send('post', '/__bank/faults', {
      match: { operation: 'transfers.setup' },
      then: { code: '2185' },
    });
    const { body } = await replay(bank, trace, 'new').expect(409);
    expect(body.notifications[0].description).toContain(`POST ${TRANSFERS}, which leads to it, answers 422`);
  });
});
