import type { Client } from '#bank/testing/bank-under-test';
import type { FundOrder, FundSetup } from '#contract/investment-funds';

export const FUNDS = '/api/investment-funds/v2/investment-funds';
export const TRADE = '/api/investment-funds-trade/v2/investment-funds';

/** Ana's order for 10,000 pesos of her fund, on the first day of the tests' clock. */
export const order = (change: Partial<FundOrder> = {}): FundOrder => ({
  transaction_type: 'onetime',
  operation_type: 'BUY',
  investment_account_key: 'ana-fondo',
  amount: 10_000,
  operation_date: '2026-11-23',
  ...change,
});

export const scheduledOrder = (change: Partial<FundOrder> = {}): FundOrder =>
  order({ transaction_type: 'scheduled', operation_date: '2026-11-24', ...change });

export const setUp = async (client: Client): Promise<FundSetup> =>
  (await client.post(TRADE, {}).expect(200)).body;

export const sendOrder = (
  client: Client,
  key: string,
  action_type: 'VALIDATE' | 'EXECUTE',
  body: FundOrder,
) => client.post(`${TRADE}/${key}/execute`, { action_type, ...body });

export async function executeOrder(client: Client, body: FundOrder) {
  const { key } = await setUp(client);
  await sendOrder(client, key, 'VALIDATE', body).expect(200);
  return (await sendOrder(client, key, 'EXECUTE', body).expect(200)).body;
}

/** Returns code and field of the error. */
export async function errorOf(client: Client, body: FundOrder): Promise<string> {
  const { key } = await setUp(client);
  const [{ code, field }] = (await sendOrder(client, key, 'VALIDATE', body)).body.notifications;
  return field === undefined ? code : `${code} ${field}`;
}
