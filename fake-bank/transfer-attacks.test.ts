import { describe, expect, test } from 'vitest';
import { transfers } from './shared/transfers/transfer';
import { type BankUnderTest, type Client, openBank } from './testing/bank-under-test';
import { codeOf, TRANSFERS } from './testing/own-transfer';
import { newRecipient, RECIPIENTS } from './testing/recipient';
import { sendSigned, signPending, TOKENS } from './testing/signing';
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

const open = async () => {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
};

/** Returns a validated and signed transfer, ready to execute. */
async function signedTransfer(client: Client, change: Parameters<typeof thirdPartyOrder>[0] = {}) {
  const operation = await setUpThirdParty(client);
  const order = thirdPartyOrder(change);
  await validateThirdParty(client, operation, order).expect(200);
  await executeThirdParty(client, operation, order).expect(200);
  await signThirdParty(client, operation);
  return { operation, order, execute: () => executeThirdParty(client, operation, order) };
}

const usedToday = async (client: Client): Promise<number> => {
  const { body } = await client.get(LIMITS).expect(200);
  return body.data.find(({ limitKey }: { limitKey: string }) => limitKey === 'ThirdPartytransferOffUs')
    .usedToday.amount;
};

const receiptOf = async (client: Client, key: string) =>
  (await client.get(`${TRANSFERS}/${key}/receipt`).expect(200)).body;

const setClock = (bank: BankUnderTest, now: string) =>
  bank.send('put', '/__bank/clock', { mode: 'frozen', now }).expect(200);

describe('an amount', () => {
  /** Builds the JSON by hand, to send unusual number formats. */
  const validateRaw = async (amount: string) => {
    const { bank, ana } = await open();
    const { key, nonce } = await setUpThirdParty(ana);
    const { amount: _, ...rest } = thirdPartyOrder();
    const text = JSON.stringify({ ...rest, nonce, action: 'Validate' });
    const body = text.replace(/}$/, `,"amount":{"amount":${amount},"currency_code":"MXN"}}`);
    const answer = await ana.send('put', `${THIRD_PARTIES}/${key}`).type('json').send(body);
    return { bank, answer };
  };

  test.each([
    ['1e2', 100],
    ['1.10', 1.1],
    ['100.0', 100],
    ['1000e-1', 100],
    ['0.01', 0.01],
  ])('%s means %d pesos', async (amountText, pesos) => {
    const { answer } = await validateRaw(amountText);
    expect(answer.body.amount).toEqual({ amount: pesos, currencyCode: 'MXN' });
  });

  test.each(['-0', '0e5', '-1e2', '1e-3', '1.005', '1e15', '1e400', '9007199254740993', '010', '.5', '+1'])(
    '%s is rejected',
    async (amountText) => {
      const { answer } = await validateRaw(amountText);
      expect(answer.status).toBe(400);
      expect(codeOf(answer)).toBe('0000');
    },
  );
});

describe('a limit', () => {
  test('that is lowered during transfers also applies to transfers that are already signed', async () => {
    const { bank, ana } = await open();
    const before = (await bank.balance('ana-nomina')) ?? 0;
    const amount = { amount: 100, currency_code: 'MXN' } as const;
    const ready = [];
    for (let i = 0; i < 10; i += 1) ready.push(await signedTransfer(ana, { amount }));
    const lower = { limits: [{ limit_key: 'ThirdPartytransferOffUs', customer_limit: { amount: 50 } }] };
    const { body } = await ana.put(LIMITS, lower).expect(200);
    await signPending(ana, { method: 'PUT', url: LIMITS, key: body.key }, TOKENS.ana);
    const executions = ready.slice(0, 8).map(({ execute }) => execute());
    await ana.put(LIMITS, lower).expect(200);
    const answers = await Promise.all(executions);
    for (const { execute } of ready.slice(8)) expect(codeOf(await execute().expect(422))).toBe('2082');
    const newRows = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(8 - newRows);
    expect(await usedToday(ana)).toBe(newRows * 100);
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - newRows * 105.8, 2);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('per day is not exceeded by concurrent transfers', async () => {
    const bank = await openBank();
    const carmen = await bank.signIn('carmen');
    const change = {
      from_account_key: 'carmen-cheques',
      to_recipient_key: 'carmen-administracion',
      amount: { amount: 500_000, currency_code: 'MXN' },
    } as const;
    const ready = [];
    for (let i = 0; i < 6; i += 1) {
      const operation = await setUpThirdParty(carmen);
      const order = thirdPartyOrder(change);
      await validateThirdParty(carmen, operation, order).expect(200);
      await executeThirdParty(carmen, operation, order).expect(200);
      await signThirdParty(carmen, operation, TOKENS.carmen);
      ready.push({ operation, order });
    }
    const answers = await Promise.all(
      ready.map(({ operation, order }) => executeThirdParty(carmen, operation, order)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 422).map(codeOf)).toEqual(['2081', '2081']);
    expect(await usedToday(carmen)).toBe(2_000_000);
  });

  test('per day is freed by a returned transfer, even on the next day', async () => {
    const bank = await openBank('2026-11-23T23:59:50-06:00');
    const ana = await bank.signIn('ana');
    const { receipt } = await sendToThirdParty(ana, { to_recipient_key: 'ana-tornillo' });
    expect(await usedToday(ana)).toBe(2500);
    await bank.advance('PT15S');
    expect(await usedToday(ana)).toBe(0);
    await sendToThirdParty(ana, { start_date: '2026-11-24' });
    await bank.advance('PT15S');
    expect((await receiptOf(ana, receipt.key)).status).toBe('REVERSE');
    expect(await usedToday(ana)).toBe(2500);
    await setClock(bank, '2026-11-23T23:59:59-06:00');
    expect(await usedToday(ana)).toBe(0);
  });
});

describe('a recipient on hold', () => {
  const openWithRecipientOnHold = async () => {
    const { bank, ana } = await open();
    const call = { method: 'POST', url: RECIPIENTS, body: newRecipient() } as const;
    const { key } = (await sendSigned(ana, call, TOKENS.ana)).body;
    const statusOf = async () => {
      const { body } = await ana.get(RECIPIENTS).expect(200);
      return body.data.find((row: { key: string }) => row.key === key)?.status;
    };
    return { bank, ana, key, statusOf };
  };

  test('cannot be paid today or later', async () => {
    const { ana, key } = await openWithRecipientOnHold();
    const later = { transfer_type: 'schedule', start_date: '2026-11-25' } as const;
    for (const change of [{}, later]) {
      const order = thirdPartyOrder({ to_recipient_key: key, ...change });
      const rejection = await validateThirdParty(ana, await setUpThirdParty(ana), order).expect(400);
      expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'to_recipient_key' });
    }
  });

  test('stays on hold after an edit and after the clock is set back', async () => {
    const { bank, ana, key, statusOf } = await openWithRecipientOnHold();
    const edit = { method: 'PUT', url: `${RECIPIENTS}/${key}`, body: { alias: 'El plomero' } } as const;
    expect((await sendSigned(ana, edit, TOKENS.ana)).body.status).toBe('ON_HOLD');
    await setClock(bank, '2026-11-01T09:00:00-06:00');
    expect(await statusOf()).toBe('ON_HOLD');
    await setClock(bank, '2026-11-23T09:59:59-06:00');
    expect(await statusOf()).toBe('ON_HOLD');
    await bank.advance('PT1S');
    expect(await statusOf()).toBe('ACTIVE');
  });

  test('is on hold again after it is removed and saved again', async () => {
    const { bank, ana, key } = await openWithRecipientOnHold();
    await bank.advance('PT29M');
    await ana.delete(`${RECIPIENTS}/${key}`).expect(204);
    const call = { method: 'POST', url: RECIPIENTS, body: newRecipient() } as const;
    const recipient = (await sendSigned(ana, call, TOKENS.ana)).body;
    await bank.advance('PT1M');
    const { body } = await ana.get(RECIPIENTS).expect(200);
    expect(body.data.find((row: { key: string }) => row.key === recipient.key).status).toBe('ON_HOLD');
  });
});

test('a recipient removed between the signature and the execution receives nothing', async () => {
  const { bank, ana } = await open();
  const before = await bank.balance('ana-nomina');
  const { execute } = await signedTransfer(ana);
  await ana.delete(`${RECIPIENTS}/ana-mama`).expect(204);
  expect(codeOf(await execute().expect(404))).toBe('CZ_NOT_FOUND');
  expect(await bank.balance('ana-nomina')).toBe(before);
});

describe('a lost response', () => {
  const fault = (bank: BankUnderTest, match: object, kind: string) =>
    bank.send('post', '/__bank/faults', { match, times: 1, then: { kind } }).expect(201);

  test.each(['drop-before', 'drop-after-commit', 'malformed', 'html'])(
    '%s: a retry executes the transfer once',
    async (kind) => {
      const { bank, ana } = await open();
      const before = (await bank.balance('ana-nomina')) ?? 0;
      const { execute } = await signedTransfer(ana);
      await fault(bank, { method: 'POST', path: '/execute' }, kind);
      await execute().then(undefined, () => undefined);
      const response = await execute().expect(200);
      expect(response.body.status).toBe('PROCESSED');
      expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2505.8, 2);
      expect((await bank.ledger()).balanced).toBe(true);
    },
  );

  test('to the creation of a recipient leaves one recipient, and a retry is rejected', async () => {
    const { bank, ana } = await open();
    const response = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    await signPending(ana, { method: 'POST', url: RECIPIENTS, key: response.body.key }, TOKENS.ana);
    await fault(bank, { method: 'POST', path: '/recipients' }, 'drop-after-commit');
    await ana.post(RECIPIENTS, newRecipient()).then(undefined, () => undefined);
    expect(codeOf(await ana.post(RECIPIENTS, newRecipient()).expect(409))).toBe('E_BAASMXTREC_013');
    const { body } = await ana.get(RECIPIENTS).expect(200);
    expect(body.data.filter(({ alias }: { alias: string }) => alias === 'Plomero')).toHaveLength(1);
  });
});

describe('the proof of a SPEI transfer', () => {
  test('escapes the concept', async () => {
    const { bank, ana } = await open();
    const { receipt } = await sendToThirdParty(ana, { message: '<img src=x onerror=alert(1)> ñandú' });
    const { text } = await bank.send('get', receipt.eppUrl).expect(200);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; ñandú');
    expect(text).not.toContain('<img');
    await ana
      .get(`${TRANSFERS}/${receipt.key}/receipt`, { accept: 'application/pdf' })
      .expect(200)
      .expect('content-type', 'application/pdf')
      .expect('content-disposition', 'attachment; filename=receipt.pdf');
  });

  test('exists only for sent transfers', async () => {
    const { bank, ana } = await open();
    const later = { transfer_type: 'schedule', start_date: '2026-11-24' } as const;
    const { key } = await sendToThirdParty(ana, later);
    const scheduled = await ana.get(`${TRANSFERS}/${key}/link`).expect(200);
    expect(scheduled.body.link).toBe(`/banca/third-parties/spei/receipt?key=${key}`);
    await ana.delete(`${TRANSFERS}/${key}`).expect(204);
    const cancelled = await receiptOf(ana, key);
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled).not.toHaveProperty('trackingKey');
    expect(cancelled).not.toHaveProperty('eppUrl');
    expect((await ana.get(`${TRANSFERS}/${key}/link`).expect(200)).body.link).toBe(scheduled.body.link);
    const tracking = bank.bank.read.get(transfers, key)?.thirdParty?.trackingKey;
    expect(tracking).toMatch(/^CZ20261124/);
    await bank.send('get', `/__bank/cep/${tracking}`).expect(404);
  });
});
