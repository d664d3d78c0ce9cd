import { describe, expect, test } from 'vitest';
import { activities } from '#bank/core/activity/activity';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import {
  initiate,
  type PendingSignature,
  sendSigned,
  sign,
  signPending,
  TOKENS,
  WRONG_TOKEN,
} from '#bank/testing/signing';

const MINUTE = 60_000;

/** Ana requests a recipient, which requires a signature. */
async function pendingRecipient() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const response = await ana.post(RECIPIENTS, newRecipient()).expect(200);
  const pending: PendingSignature = { method: 'POST', url: RECIPIENTS, key: response.body.key };
  return { bank, ana, pending, signatureRequest: response.body };
}

async function pendingSignature() {
  const setup = await pendingRecipient();
  const signature = await initiate(setup.ana, setup.pending).expect(200);
  return { ...setup, signature: signature.body };
}

const savedAliases = async (client: Client): Promise<string[]> =>
  (await client.get(RECIPIENTS)).body.data.map(({ alias }: { alias: string }) => alias);

describe('a signature', () => {
  test('is required, initiated and given before the operation executes', async () => {
    const { ana, signatureRequest, pending, signature } = await pendingSignature();
    expect(signatureRequest).toEqual({ status: 'REQUIRED_SIGN', key: pending.key });
    expect(signature).toEqual({
      key: expect.any(String),
      initiatedSignature: { value: expect.any(String) },
    });
    const signResponse = await sign(ana, signature.key, TOKENS.ana).expect(200);
    expect(signResponse.body).toEqual({ status: 'SIGNED' });
    const creation = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    expect(creation.body).toMatchObject({ alias: 'Plomero', status: 'ON_HOLD' });
  });

  test('that is given twice expires as if it was given once', async () => {
    const { bank, ana, pending, signature } = await pendingSignature();
    await sign(ana, signature.key, TOKENS.ana).expect(200, { status: 'SIGNED' });
    await bank.advance('PT29M');
    await sign(ana, signature.key, TOKENS.ana).expect(200, { status: 'SIGNED' });
    await bank.advance('PT1M');
    const response = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    expect(response.body).toEqual({ status: 'REQUIRED_SIGN', key: pending.key });
  });

  test('with a wrong value has the status RETRY and leaves the operation pending', async () => {
    const { ana, pending, signature } = await pendingSignature();
    const rejected = await sign(ana, signature.key, WRONG_TOKEN).expect(200);
    expect(rejected.body).toEqual({ status: 'RETRY', type: 'NOK' });
    const repeated = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    expect(repeated.body).toEqual({ status: 'REQUIRED_SIGN', key: pending.key });
    await sign(ana, signature.key, TOKENS.ana).expect(200, { status: 'SIGNED' });
  });

  test('is not valid when it is only initiated', async () => {
    const { ana, pending } = await pendingSignature();
    const repeated = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    expect(repeated.body).toEqual({ status: 'REQUIRED_SIGN', key: pending.key });
    expect(await savedAliases(ana)).not.toContain('Plomero');
  });

  test('is not valid for another body', async () => {
    const { ana, pending } = await pendingRecipient();
    await signPending(ana, pending, TOKENS.ana);
    const other = await ana.post(RECIPIENTS, newRecipient({ alias: 'Otro plomero' })).expect(200);
    expect(other.body).toEqual({ status: 'REQUIRED_SIGN', key: expect.any(String) });
    expect(other.body.key).not.toBe(pending.key);
    expect(await savedAliases(ana)).not.toContain('Otro plomero');
  });

  test('is valid whatever the order of the body’s keys', async () => {
    const { ana, pending } = await pendingRecipient();
    await signPending(ana, pending, TOKENS.ana);
    const reversedBody = Object.fromEntries(Object.entries(newRecipient()).toReversed());
    const creation = await ana.post(RECIPIENTS, reversedBody).expect(200);
    expect(creation.body.alias).toBe('Plomero');
  });

  test('is valid once', async () => {
    const { ana, pending, signature } = await pendingSignature();
    await sign(ana, signature.key, TOKENS.ana).expect(200);
    const creation = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    await ana.delete(`${RECIPIENTS}/${creation.body.key}`).expect(204);
    const repeated = await ana.post(RECIPIENTS, newRecipient()).expect(200);
    expect(repeated.body.status).toBe('REQUIRED_SIGN');
    expect(repeated.body.key).not.toBe(pending.key);
    const spentRejection = await sign(ana, signature.key, TOKENS.ana).expect(410);
    expect(codeOf(spentRejection)).toBe('E_500BAASMXSIGN_005');
  });

  test('can be given for five minutes of the bank’s clock', async () => {
    const { bank, ana, signature } = await pendingSignature();
    await bank.advance('PT4M59S');
    await sign(ana, signature.key, WRONG_TOKEN).expect(200);
    await bank.advance('PT1S');
    const response = await sign(ana, signature.key, TOKENS.ana).expect(410);
    expect(codeOf(response)).toBe('E_500BAASMXSIGN_005');
  });

  test('can be initiated again after it expires', async () => {
    const { bank, ana, pending } = await pendingSignature();
    await bank.advance('PT6M');
    await signPending(ana, pending, TOKENS.ana);
    expect((await ana.post(RECIPIENTS, newRecipient()).expect(200)).body.alias).toBe('Plomero');
  });
});

describe('ownership', () => {
  test('an operation of another customer returns 404', async () => {
    const { bank, pending } = await pendingRecipient();
    const luis = await bank.signIn('luis');
    const foreignKey = await initiate(luis, pending).expect(404);
    const unknownKey = await initiate(luis, { ...pending, key: 'no-existe' }).expect(404);
    expect(foreignKey.body.notifications).toEqual(unknownKey.body.notifications);
  });

  test('a signature of another customer returns 404 and counts no wrong value', async () => {
    const { bank, ana, signature } = await pendingSignature();
    const luis = await bank.signIn('luis');
    for (let i = 0; i < 6; i += 1) await sign(luis, signature.key, TOKENS.luis).expect(404);
    await sign(ana, signature.key, TOKENS.ana).expect(200, { status: 'SIGNED' });
  });

  test('the token of another customer is a wrong value', async () => {
    const { ana, signature } = await pendingSignature();
    await sign(ana, signature.key, TOKENS.luis).expect(200, { status: 'RETRY', type: 'NOK' });
  });

  test('a customer without a token cannot initiate a signature', async () => {
    const bank = await openBank();
    const diego = await bank.signIn('diego');
    const { body } = await diego.post(RECIPIENTS, newRecipient()).expect(200);
    const rejection = await initiate(diego, { method: 'POST', url: RECIPIENTS, key: body.key }).expect(500);
    expect(codeOf(rejection)).toBe('E_BFF_SECSIG_001');
  });
});

describe('initiating a signature', () => {
  test.each([
    ['operation_url', { url: '/api/customer-limits/v1/customers/me/limits' }],
    ['operation_type', { method: 'PUT' as const }],
  ])('rejects a %s that differs from the pending call', async (field, change) => {
    const { ana, pending } = await pendingRecipient();
    const rejection = await initiate(ana, { ...pending, ...change }).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field });
  });
});

describe('five wrong values', () => {
  const lockAna = async () => {
    const setup = await pendingSignature();
    for (const attempts of ['4', '3', '2', '1']) {
      await sign(setup.ana, setup.signature.key, WRONG_TOKEN)
        .expect(200, { status: 'RETRY', type: 'NOK' })
        .expect('x-attempts-left', attempts);
    }
    const fifth = await sign(setup.ana, setup.signature.key, WRONG_TOKEN).expect(423);
    expect(codeOf(fifth)).toBe('E_500BAASMXSIGN_007');
    expect(fifth.headers['retry-after']).toBe('900');
    return setup;
  };

  test('cause an error with the remaining time of the lock', async () => {
    const { bank, ana, pending, signature } = await lockAna();
    bank.systemClock.pass(60_500);
    await sign(ana, signature.key, TOKENS.ana).expect(423).expect('retry-after', '840');
    await initiate(ana, pending).expect(423).expect('retry-after', '840');
  });

  test('lock correct values, new signatures and other operations', async () => {
    const { ana, pending, signature } = await lockAna();
    const lockedRejection = await sign(ana, signature.key, TOKENS.ana).expect(423);
    expect(codeOf(lockedRejection)).toBe('E_500BAASMXSIGN_007');
    expect(codeOf(await initiate(ana, pending).expect(423))).toBe('E_500BAASMXSIGN_007');
    const { body } = await ana.post(RECIPIENTS, newRecipient({ alias: 'Otro' })).expect(200);
    await initiate(ana, { ...pending, key: body.key }).expect(423);
  });

  test('are logged, followed by the lock of the signature', async () => {
    const { bank, ana } = await lockAna();
    const rejected = bank.bank.read
      .list(activities, 'byRejected', ana.key)
      .map(({ description }) => description);
    expect(rejected).toEqual([
      ...Array<string>(5).fill('Firma con una clave incorrecta'),
      'Firma bloqueada por claves incorrectas',
    ]);
  });

  test('do not lock other customers', async () => {
    const { bank } = await lockAna();
    const luis = await bank.signIn('luis');
    const call = { method: 'POST' as const, url: RECIPIENTS, body: newRecipient() };
    await sendSigned(luis, call, TOKENS.luis).then(({ status }) => expect(status).toBe(200));
  });

  test('count across several signatures and parallel requests', async () => {
    const { ana, pending } = await pendingRecipient();
    const responses = await Promise.all(Array.from({ length: 5 }, () => initiate(ana, pending)));
    const keys = responses.map(({ body }) => body.key);
    const burst = await Promise.all(
      Array.from({ length: 50 }, (_, i) => sign(ana, keys[i % keys.length], WRONG_TOKEN)),
    );
    const count = (status: number) => burst.filter((answer) => answer.status === status).length;
    expect([count(200), count(423)]).toEqual([4, 46]);
    await sign(ana, keys[0], TOKENS.ana).expect(423);
  });

  test('have to be consecutive: a correct value restarts the count', async () => {
    const { ana, pending } = await pendingRecipient();
    for (let round = 0; round < 3; round += 1) {
      const { body } = await initiate(ana, pending).expect(200);
      for (let i = 0; i < 4; i += 1) await sign(ana, body.key, WRONG_TOKEN).expect(200);
      await sign(ana, body.key, TOKENS.ana).expect(200, { status: 'SIGNED' });
    }
  });

  test('lock for fifteen minutes of real time, whatever the bank’s clock', async () => {
    const { bank, ana, pending, signature } = await lockAna();
    await bank.advance('PT1H');
    await sign(ana, signature.key, TOKENS.ana).expect(423);
    bank.systemClock.pass(15 * MINUTE - 1);
    await initiate(await bank.signIn('ana'), pending).expect(423);
    bank.systemClock.pass(1);
    await signPending(await bank.signIn('ana'), pending, TOKENS.ana);
  });

  test('unlock if the system clock goes back an hour', async () => {
    const { bank, pending } = await lockAna();
    bank.systemClock.pass(-60 * MINUTE);
    await initiate(await bank.signIn('ana'), pending).expect(200);
  });

  test('unlock after a reset', async () => {
    const { bank, ana } = await lockAna();
    await bank.send('post', `/__bank/banks/${bank.bank.id}/reset`).expect(200);
    const creation = await sendSigned(
      ana,
      { method: 'POST', url: RECIPIENTS, body: newRecipient() },
      TOKENS.ana,
    );
    expect(creation.body.alias).toBe('Plomero');
  });
});
