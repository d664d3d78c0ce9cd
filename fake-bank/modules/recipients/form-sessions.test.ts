import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { SIGNATURES, signPending, TOKENS } from '#bank/testing/signing';

describe('a pending signature', () => {
  const visitHeader = (formSession: string) => ({ 'x-visit-id': formSession });
  const requestAndSign = async (client: Client, formSession: string) => {
    const pending = await client.post(RECIPIENTS, newRecipient(), visitHeader(formSession)).expect(200);
    await signPending(client, { method: 'POST', url: RECIPIENTS, key: pending.body.key }, TOKENS.ana);
    return pending.body.key;
  };
  const isSaved = async (client: Client) =>
    (await client.get(RECIPIENTS).expect(200)).body.data.some(
      ({ alias }: { alias: string }) => alias === 'Plomero',
    );

  test('is not used by another form session, which needs its own signature and saves nothing', async () => {
    const ana = await (await openBank()).signIn('ana');
    const firstKey = await requestAndSign(ana, 'one');
    const second = await ana.post(RECIPIENTS, newRecipient(), visitHeader('two')).expect(200);
    expect(second.body).toMatchObject({ status: 'REQUIRED_SIGN' });
    expect(second.body.key).not.toBe(firstKey);
    expect((await ana.post(RECIPIENTS, newRecipient()).expect(200)).body.status).toBe('REQUIRED_SIGN');
    expect(await isSaved(ana)).toBe(false);
    expect((await ana.post(RECIPIENTS, newRecipient(), visitHeader('one')).expect(200)).body.alias).toBe(
      'Plomero',
    );
  });

  test.each([
    ['PT4M59S', 'Plomero'],
    ['PT5M', undefined],
  ])(
    'is pruned if another form session starts after five minutes: %s, saved alias %s',
    async (later, alias) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      await requestAndSign(ana, 'one');
      await bank.advance(later);
      await ana.post(RECIPIENTS, newRecipient(), visitHeader('two')).expect(200);
      expect((await ana.post(RECIPIENTS, newRecipient(), visitHeader('one')).expect(200)).body.alias).toBe(
        alias,
      );
    },
  );

  test('remains valid for its own form session beyond five minutes', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await requestAndSign(ana, 'one');
    await bank.advance('PT20M');
    expect((await ana.post(RECIPIENTS, newRecipient(), visitHeader('one')).expect(200)).body.alias).toBe(
      'Plomero',
    );
  });

  // Any session of the customer may sign, because a signature proves identity. It is valid only for the
  // form session that requested it.
  test('can be signed by another session of the customer, but not by another customer', async () => {
    const bank = await openBank();
    const firstSession = await bank.signIn('ana');
    const otherSession = await bank.signIn('ana');
    const pendingResponse = await firstSession
      .post(RECIPIENTS, newRecipient(), visitHeader('one'))
      .expect(200);
    const pending = { method: 'POST', url: RECIPIENTS, key: pendingResponse.body.key } as const;
    const { method, url, key } = pending;
    await (await bank.signIn('carmen'))
      .post(SIGNATURES, { operation_url: url, operation_type: method, operation_context: { key } })
      .expect(404);
    await signPending(otherSession, pending, TOKENS.ana);
    const otherResponse = await otherSession.post(RECIPIENTS, newRecipient(), visitHeader('two')).expect(200);
    expect(otherResponse.body.status).toBe('REQUIRED_SIGN');
    expect(await isSaved(otherSession)).toBe(false);
    expect(
      (await firstSession.post(RECIPIENTS, newRecipient(), visitHeader('one')).expect(200)).body.alias,
    ).toBe('Plomero');
    // The signature is valid once.
    const response = await firstSession.post(RECIPIENTS, newRecipient(), visitHeader('one'));
    expect(response.body.alias).toBeUndefined();
  });

  test('an invalid form session id is rejected', async () => {
    const ana = await (await openBank()).signIn('ana');
    await ana.post(RECIPIENTS, newRecipient(), visitHeader('x'.repeat(65))).expect(400);
  });
});
