import type { Client } from '#bank/testing/bank-under-test';
import { signPending, TOKENS } from '#bank/testing/signing';
import type { Portability } from '#contract/domain/portability';
import type { PortabilityOrder } from '#contract/payroll-portability';

export const PORTABILITY_PATH = '/api/payroll-portability/payroll/portability';

/** Returns a request to move a payroll from BBVA (012) to Ana's payroll account. */
export const portabilityRequest = (overrides: Partial<PortabilityOrder> = {}) => ({
  portability_type: 'RECEIVE',
  account_key: 'ana-nomina',
  third_party: '012',
  third_party_account_type: 'CLABE',
  third_party_account_number: '012180015488723653',
  birthdate: '1991-03-14',
  ...overrides,
});

type Operation = { key: string; nonce: string };

export async function setUpPortability(client: Client): Promise<Operation> {
  const body = { customer_id: client.key, portability_type: 'RECEIVE' };
  return (await client.post(PORTABILITY_PATH, body).expect(200)).body;
}

export const validate = (
  client: Client,
  { key, nonce }: Operation,
  overrides: Partial<PortabilityOrder> = {},
) => client.post(`${PORTABILITY_PATH}/${key}/validations`, { ...portabilityRequest(overrides), nonce });

const confirmationsPath = (key: string) => `${PORTABILITY_PATH}/${key}/confirmations`;

export const confirm = (
  client: Client,
  { key, nonce }: Operation,
  overrides: Partial<PortabilityOrder> = {},
) => client.post(confirmationsPath(key), { ...portabilityRequest(overrides), nonce });

export async function setUpAndValidate(
  client: Client,
  overrides: Partial<PortabilityOrder> = {},
): Promise<Operation> {
  const operation = await setUpPortability(client);
  await validate(client, operation, overrides).expect(200);
  return operation;
}

export async function signConfirmation(
  client: Client,
  operation: Operation,
  overrides: Partial<PortabilityOrder>,
  token: string,
): Promise<void> {
  const { key } = (await confirm(client, operation, overrides).expect(200)).body;
  await signPending(client, { method: 'POST', url: confirmationsPath(operation.key), key }, token);
}

export async function requestPortability(
  client: Client,
  overrides: Partial<PortabilityOrder> = {},
  token: string = TOKENS.ana,
): Promise<Portability> {
  const operation = await setUpAndValidate(client, overrides);
  await signConfirmation(client, operation, overrides, token);
  return (await confirm(client, operation, overrides).expect(200)).body;
}

export const listPortabilities = async (client: Client): Promise<Portability[]> =>
  (await client.get(PORTABILITY_PATH).expect(200)).body.data;

export async function fetchReceipt(client: Client, key: string): Promise<Portability> {
  return (await client.get(`${PORTABILITY_PATH}/${key}/receipt`).expect(200)).body;
}

export const cancel = (client: Client, key: string) =>
  client.put(`${PORTABILITY_PATH}/${key}`, { status: 'CANCELLED' });
