import type { Client } from '#bank/testing/bank-under-test';
import { signPending, TOKENS } from '#bank/testing/signing';
import type { Portability } from '#contract/domain/portability';

export const PORTABILITY_PATH = '/api/payroll-portability/payroll/portability';

/** From an account at BBVA to Ana's payroll account. */
export const order = (change: object = {}) => ({
  portability_type: 'RECEIVE',
  account_key: 'ana-nomina',
  third_party: '012',
  third_party_account_type: 'CLABE',
  third_party_account_number: '012180015488723653',
  birthdate: '1991-03-14',
  ...change,
});

type Operation = { key: string; nonce: string };

export async function setUp(client: Client): Promise<Operation> {
  const body = { customer_id: client.key, portability_type: 'RECEIVE' };
  return (await client.post(PORTABILITY_PATH, body).expect(200)).body;
}

export const validate = (client: Client, { key, nonce }: Operation, change: object = {}) =>
  client.post(`${PORTABILITY_PATH}/${key}/validations`, { ...order(change), nonce });

const confirmations = (key: string) => `${PORTABILITY_PATH}/${key}/confirmations`;

export const confirm = (client: Client, { key, nonce }: Operation, change: object = {}) =>
  client.post(confirmations(key), { ...order(change), nonce });

export async function validatePortability(client: Client, change: object = {}): Promise<Operation> {
  const operation = await setUp(client);
  await validate(client, operation, change).expect(200);
  return operation;
}

export async function signConfirmation(
  client: Client,
  operation: Operation,
  change: object,
  token: string,
): Promise<void> {
  const { key } = (await confirm(client, operation, change).expect(200)).body;
  await signPending(client, { method: 'POST', url: confirmations(operation.key), key }, token);
}

export async function requestPortability(
  client: Client,
  change: object = {},
  token: string = TOKENS.ana,
): Promise<Portability> {
  const operation = await validatePortability(client, change);
  await signConfirmation(client, operation, change, token);
  return (await confirm(client, operation, change).expect(200)).body;
}

export const listPortabilities = async (client: Client): Promise<Portability[]> =>
  (await client.get(PORTABILITY_PATH).expect(200)).body.data;

export async function requestOf(client: Client, key: string): Promise<Portability> {
  return (await client.get(`${PORTABILITY_PATH}/${key}/receipt`).expect(200)).body;
}

export const cancel = (client: Client, key: string) =>
  client.put(`${PORTABILITY_PATH}/${key}`, { status: 'CANCELLED' });
