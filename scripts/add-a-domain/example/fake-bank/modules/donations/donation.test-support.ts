import type { Client } from '#bank/testing/bank-under-test';
import { sendSigned, TOKENS } from '#bank/testing/signing';

export const DONATIONS = '/api/donations/v1/donations';

export const order = (change: object = {}) => ({
  charity_id: 'lluvia-limpia',
  amount: 250.5,
  from_account_key: 'ana-nomina',
  ...change,
});

type Operation = { key: string; nonce: string };

export async function setUp(client: Client): Promise<Operation> {
  const { key, nonce } = (await client.post(DONATIONS, {}).expect(200)).body;
  return { key, nonce };
}

export const validate = (client: Client, { key, nonce }: Operation, change: object = {}) =>
  client.post(`${DONATIONS}/${key}/validations`, { ...order(change), nonce });

export async function validated(client: Client, change: object = {}): Promise<Operation> {
  const operation = await setUp(client);
  await validate(client, operation, change).expect(200);
  return operation;
}

export const executionOf = ({ key, nonce }: Operation, change: object = {}) => ({
  method: 'POST' as const,
  url: `${DONATIONS}/${key}/executions`,
  body: { ...order(change), nonce },
});

export async function makeDonation(client: Client, change: object = {}, token: string = TOKENS.ana) {
  return sendSigned(client, executionOf(await validated(client, change), change), token);
}
