import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { DONATIONS, executionOf, makeDonation, setUp, validate, validated } from './donation.test-support';

const ana = async () => {
  const bank = await openBank();
  return { bank, client: await bank.signIn('ana') };
};

test('a donation needs a signature and leaves the account once', async () => {
  const { bank, client } = await ana();
  const before = (await bank.balance('ana-nomina')) ?? 0;
  const execution = executionOf(await validated(client));
  const response = await client.post(execution.url, execution.body).expect(200);
  expect(response.body.status).toBe('REQUIRED_SIGN');
  expect(await bank.balance('ana-nomina')).toBe(before);
  const donationResponse = await sendSigned(client, execution, TOKENS.ana);
  const repeated = await client.post(execution.url, execution.body).expect(200);
  expect(repeated.body).toEqual(donationResponse.body);
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 250.5, 2);
  expect(await bank.balance('bank:donations:MXN')).toBe(250.5);
  expect((await bank.ledger()).problems).toEqual([]);
});

test('a donation is in the movements and in the activity log, and has a receipt', async () => {
  const { client } = await ana();
  const { body } = await makeDonation(client);
  const { body: movements } = await client
    .get('/api/accounts/v2/accounts/ana-nomina/transactions')
    .expect(200);
  expect(movements.data[0]).toMatchObject({
    description: 'Donativo a Lluvia Limpia, A.C.',
    amount: -250.5,
    operation: { kind: 'DONATION', key: body.key },
  });
  const { body: log } = await client.get('/api/activity-log/v1/customers/me/activities').expect(200);
  expect(log.data).toContainEqual(
    expect.objectContaining({
      type: 'PAYMENT',
      status: 'DONE',
      description: 'Donativo a Lluvia Limpia, A.C. de $250.50 MXN',
    }),
  );
  const receipt = `${DONATIONS}/${body.key}/receipt`;
  expect((await client.get(receipt).expect(200)).body).toEqual({
    key: body.key,
    confirmationNumber: expect.stringMatching(/^\d{8}$/),
    operationDate: '2026-11-23T09:30:00-06:00',
    charity: 'Lluvia Limpia, A.C.',
    totalAmount: { amount: 250.5, currencyCode: 'MXN' },
    fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  });
  const pdf = await client.get(receipt, { accept: 'application/pdf' }).expect(200);
  expect(pdf.headers['content-type']).toBe('application/pdf');
});

test.each([
  [{ charity_id: 'nadie' }, 400, '0000', 'charity_id'],
  [{ from_account_key: 'ana-dolares' }, 400, '0000', 'from_account_key'],
  [{ amount: 9.99 }, 400, '0000', 'amount'],
  [{ amount: 50_000.01 }, 400, '0000', 'amount'],
  [{ amount: 50_000 }, 422, 'CZ_INSUFFICIENT_FUNDS', 'amount'],
])('%j is rejected', async (change, status, code, field) => {
  const { client } = await ana();
  const answer = await validate(client, await setUp(client), change).expect(status);
  expect(codeOf(answer)).toBe(code);
  expect(answer.body.notifications[0].field).toBe(field);
});
