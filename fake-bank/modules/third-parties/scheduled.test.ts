import { describe, expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { TRANSFERS } from '#bank/testing/own-transfer';
import { RECIPIENTS } from '#bank/testing/recipient';
import { sendToThirdParty } from '#bank/testing/third-party';

describe('a scheduled third-party transfer', () => {
  const tomorrow = { transfer_type: 'schedule', start_date: '2026-11-24' } as const;

  test('runs at opening time on its day', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.balance('ana-nomina');
    const { receipt } = await sendToThirdParty(ana, tomorrow);
    expect(receipt.status).toBe('SCHEDULED');
    expect(await bank.balance('ana-nomina')).toBe(before);
    const { body } = await bank.advance('P1D');
    expect(body.fired).toContainEqual({
      kind: 'scheduled-third-party',
      key: receipt.key,
      at: '2026-11-24T06:00:00-06:00',
      customer: 'ana',
    });
    const response = await ana.get(`${TRANSFERS}/${receipt.key}/receipt`).expect(200);
    expect(response.body).toMatchObject({
      status: 'PROCESSED',
      operationDate: '2026-11-23T09:30:00-06:00',
      executionDate: '2026-11-24T06:00:00-06:00',
    });
    const proof = await bank.send('get', response.body.eppUrl).expect(200);
    expect(proof.text).toContain('24 nov 2026, 06:00:00');
  });

  test('runs in the order of creation among transfers of the same instant', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const amounts = [40_000, 30_000, 20_000, 8_000, 5_000, 2_000, 1_000];
    const keys: string[] = [];
    for (const amount of amounts) {
      const { key } = await sendToThirdParty(ana, { ...tomorrow, amount: { amount, currency_code: 'MXN' } });
      keys.push(key);
    }
    const { body } = await bank.advance('P1D');
    const fired = body.fired.map((work: { key: string }) => work.key);
    expect(fired.filter((key: string) => keys.includes(key))).toEqual(keys);
    const statuses = await Promise.all(
      keys.map(async (key) => (await ana.get(`${TRANSFERS}/${key}/receipt`).expect(200)).body.status),
    );
    // The balance of 48,315.62 covers only the first transfer and the transfer of 8,000.
    expect(statuses).toEqual([
      'PROCESSED',
      'REJECTED',
      'REJECTED',
      'PROCESSED',
      'REJECTED',
      'REJECTED',
      'REJECTED',
    ]);
  });

  test('can be cancelled before it runs and is rejected if the recipient was removed', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const cancelled = await sendToThirdParty(ana, tomorrow);
    await ana.delete(`${TRANSFERS}/${cancelled.key}`).expect(204);
    const orphan = await sendToThirdParty(ana, { ...tomorrow, to_recipient_key: 'ana-casero' });
    await ana.delete(`${RECIPIENTS}/ana-casero`).expect(204);
    const before = await bank.balance('ana-nomina');
    await bank.advance('P1D');
    const statuses = await Promise.all(
      [cancelled, orphan].map(async ({ key }) => (await ana.get(`${TRANSFERS}/${key}/receipt`)).body.status),
    );
    expect(statuses).toEqual(['CANCELLED', 'REJECTED']);
    expect(await bank.balance('ana-nomina')).toBe(before);
  });
});
