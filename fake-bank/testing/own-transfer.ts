import type { Client } from './bank-under-test';

export const TRANSFERS = '/api/transfers/v1/transfers';

export type Order = {
  transfer_type: 'onetime' | 'schedule';
  from_account_key: string;
  to_account_key: string;
  amount: { amount: number; currency_code: 'MXN' | 'USD' };
  start_date: string;
  message?: string;
};

/** A hundred pesos between two of ana's accounts, on the tests' Monday. */
export const order = (change: Partial<Order> = {}): Order => ({
  transfer_type: 'onetime',
  from_account_key: 'ana-nomina',
  to_account_key: 'ana-ahorro',
  amount: { amount: 100, currency_code: 'MXN' },
  start_date: '2026-11-23',
  ...change,
});

export async function setUp(client: Client): Promise<{ key: string; nonce: string }> {
  const answer = await client.post(TRANSFERS, { transfer_type: 'onetime' }).expect(200);
  return answer.body;
}

export const validate = (client: Client, key: string, body: Order) =>
  client.put(`${TRANSFERS}/${key}`, { ...body, action: 'Validate' });

export const execute = (client: Client, { key, nonce }: { key: string; nonce: string }, body: Order) =>
  client.post(`${TRANSFERS}/${key}/execute`, { ...body, action: 'Create', nonce });

export async function transfer(client: Client, change: Partial<Order> = {}) {
  const operation = await setUp(client);
  const body = order(change);
  await validate(client, operation.key, body).expect(200);
  const receipt = await execute(client, operation, body).expect(200);
  return { ...operation, order: body, receipt: receipt.body };
}

export const codeOf = (answer: { body: { notifications: { code: string }[] } }): string | undefined =>
  answer.body.notifications[0]?.code;
