import type { Client } from '#bank/testing/bank-under-test';
import { signPending, TOKENS } from '#bank/testing/signing';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';

export const DIRECT_DEBITS = '/api/preauthorized-payments/v1/preauthorized-payments';

/** An order for direct debits of a Red Chinampa plan from Ana's payroll account. */
export const order = (client: Client, change: object = {}) => ({
  payment_type: 'ACCOUNT',
  merchant_id: 2008,
  account_key: 'ana-nomina',
  additional_properties: [{ id: 'reference', value: '1500773391' }],
  customer: { customer_id: client.key },
  ...change,
});

export async function nonceOf(client: Client): Promise<string> {
  return (await client.get(DIRECT_DEBITS).expect(200)).body.nonce;
}

export async function validateDirectDebit(client: Client, change: object = {}) {
  const body = { ...order(client, change), nonce: await nonceOf(client) };
  await client.post(`${DIRECT_DEBITS}/validations`, body).expect(200);
  return body;
}

const CONFIRMATIONS = `${DIRECT_DEBITS}/confirmations`;
export const confirm = (client: Client, body: object) => client.post(CONFIRMATIONS, body);

export async function signConfirmation(client: Client, body: object, token: string): Promise<void> {
  const { key } = (await confirm(client, body).expect(200)).body;
  await signPending(client, { method: 'POST', url: CONFIRMATIONS, key }, token);
}

/** Returns the id of a new direct debit. */
export async function createDirectDebit(
  client: Client,
  change: object = {},
  token: string = TOKENS.ana,
): Promise<string> {
  const body = await validateDirectDebit(client, change);
  await signConfirmation(client, body, token);
  return (await confirm(client, body).expect(200)).body.id;
}

export async function rows(client: Client, query = ''): Promise<PreauthorizedPayment[]> {
  return (await client.get(`${DIRECT_DEBITS}${query}`).expect(200)).body.data;
}

export async function rowOf(client: Client, key: string): Promise<PreauthorizedPayment> {
  const debitRow = (await rows(client)).find((row) => row.key === key);
  if (!debitRow) throw new Error(`${key} is not listed`);
  return debitRow;
}

export const cancelCompany = (client: Client, body: object) =>
  client.send('delete', `${DIRECT_DEBITS}/company`, { cancellation_type: 'CANCELLATION_COMPANY', ...body });

export const cancelMedium = (client: Client, body: object) =>
  client.send('delete', `${DIRECT_DEBITS}/account-debit`, body);

/** Merchant and reference of an order. */
export const company = (merchant_id: number, reference: string) => ({
  merchant_id,
  additional_properties: [{ id: 'reference', value: reference }],
});
