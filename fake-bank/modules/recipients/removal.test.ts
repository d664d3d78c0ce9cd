import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { TRANSFERS } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import {
  executeThirdParty,
  sendToThirdParty,
  setUpThirdParty,
  signThirdParty,
  thirdPartyOrder,
  validateThirdParty,
} from '#bank/testing/third-party';

const keysOf = async (client: Client): Promise<string[]> =>
  (await client.get(RECIPIENTS).expect(200)).body.data.map(({ key }: { key: string }) => key);

describe('a removal', () => {
  test('deletes the recipient', async () => {
    const ana = await (await openBank()).signIn('ana');
    await ana.delete(`${RECIPIENTS}/ana-mama`).expect(204);
    expect(await keysOf(ana)).not.toContain('ana-mama');
    await ana.delete(`${RECIPIENTS}/ana-mama`).expect(404);
  });

  test('of a recipient on hold cancels its activation', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = (
      await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body: newRecipient() }, TOKENS.ana)
    ).body;
    await ana.delete(`${RECIPIENTS}/${key}`).expect(204);
    const { body } = await bank.advance('PT1H');
    expect(body.fired.map((fired: { key: string }) => fired.key)).not.toContain(key);
  });

  test('rejects the scheduled transfers to the recipient at once, but no others', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const tomorrow = { transfer_type: 'schedule', start_date: '2026-11-24' } as const;
    const response = await sendToThirdParty(ana, tomorrow);
    const other = await sendToThirdParty(ana, { ...tomorrow, to_recipient_key: 'ana-casero' });
    await ana.delete(`${RECIPIENTS}/ana-mama`).expect(204);
    const receipt = async ({ key }: { key: string }) =>
      (await ana.get(`${TRANSFERS}/${key}/receipt`).expect(200)).body;
    expect(await receipt(response)).toMatchObject({
      status: 'REJECTED',
      executionDate: '2026-11-23T09:30:00-06:00',
      rejection: 'Eliminaste la cuenta destino de tus cuentas guardadas.',
    });
    expect((await receipt(other)).status).toBe('SCHEDULED');
    const { data } = (await ana.get(`${TRANSFERS}?transfer_status=REJECTED&start_date=2026-11-23`)).body;
    expect(data).toMatchObject([{ key: response.key, effectiveDate: '2026-11-23' }]);
    const { body } = await bank.advance('P1D');
    expect(body.fired.map((fired: { key: string }) => fired.key)).not.toContain(response.key);
  });

  test('prevents the execution of a signed transfer', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUpThirdParty(ana);
    await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    await signThirdParty(ana, operation);
    const balance = await bank.balance('ana-nomina');
    await ana.delete(`${RECIPIENTS}/ana-mama`).expect(204);
    await executeThirdParty(ana, operation, thirdPartyOrder()).expect(404);
    expect(await bank.balance('ana-nomina')).toBe(balance);
  });

  test('of a recipient of another customer returns 404', async () => {
    const bank = await openBank();
    const luis = await bank.signIn('luis');
    await luis.delete(`${RECIPIENTS}/ana-mama`).expect(404);
    expect(await keysOf(await bank.signIn('ana'))).toContain('ana-mama');
  });
});
