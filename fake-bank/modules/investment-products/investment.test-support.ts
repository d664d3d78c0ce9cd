import type { Client } from '#bank/testing/bank-under-test';
import type { InvestmentOrder, InvestmentSetup } from '#contract/investment-products';

export const TRADE = '/api/investment-products-trade/v1/investment-products/portfolios';

/** Promissory note of 10,000 pesos for 28 days. Ana's payroll account pays and receives it. */
export const order = (change: Partial<InvestmentOrder> = {}): InvestmentOrder => ({
  type: 'INVERSION CUENTA UNICA',
  investment_type: 'PAYCHECKS',
  investment_account_key: 'ana-valores',
  from_account_key: 'ana-nomina',
  to_account_key: 'ana-nomina',
  amount: 10_000,
  term: 28,
  ...change,
});

export async function setUp(
  client: Client,
  type: InvestmentOrder['type'] = 'INVERSION CUENTA UNICA',
): Promise<InvestmentSetup> {
  return (await client.post(TRADE, { type }).expect(200)).body;
}

export const sendOrder = (
  client: Client,
  key: string,
  action: 'VALIDATE' | 'EXECUTE',
  body: InvestmentOrder,
) => client.post(`${TRADE}/${key}/execute`, { action, ...body });

export async function invest(client: Client, change: Partial<InvestmentOrder> = {}) {
  const body = order(change);
  const { key } = await setUp(client, body.type);
  await sendOrder(client, key, 'VALIDATE', body).expect(200);
  return (await sendOrder(client, key, 'EXECUTE', body).expect(200)).body;
}
