import type { Client } from '#bank/testing/bank-under-test';

export const PROGRAMS = '/api/saving-programs/v1/saving-programs';

/** A program that moves 500 pesos a week between two of Ana's accounts, from tomorrow on. */
export const order = (change: object = {}) => ({
  account_type: 'Cheques',
  from_account_key: 'ana-nomina',
  to_account: 'ana-ahorro',
  amount: { amount: 500, currency_code: 'MXN' },
  periodicity: { frequency: 'WEEKLY' },
  tx_date: '24112026',
  ...change,
});

export async function open(client: Client): Promise<{ key: string; nonce: string }> {
  const { key, nonce } = (await client.get(`${PROGRAMS}/elegible-resources`).expect(200)).body;
  return { key, nonce };
}

export async function validateProgram(client: Client, change: object = {}) {
  const body = { ...(await open(client)), ...order(change) };
  await client.post(`${PROGRAMS}/validations`, body).expect(200);
  return body;
}

export async function createProgram(client: Client, change: object = {}): Promise<{ key: string }> {
  const body = await validateProgram(client, change);
  return (await client.post(`${PROGRAMS}/confirmations`, body).expect(200)).body;
}
