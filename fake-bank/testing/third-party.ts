import type { TransferCategory } from '#contract/domain/third-party-type';
import type { Client } from './bank-under-test';
import { signPending, TOKENS } from './signing';

export const THIRD_PARTIES = '/api/third-parties/v1/transfers/third-parties';

export type ThirdPartyOrder = {
  transfer_type: 'onetime' | 'schedule';
  from_account_key: string;
  to_recipient_key: string;
  amount: { amount: number; currency_code: 'MXN' | 'USD' };
  start_date: string;
  message?: string;
  customer_reference?: string;
};

export const thirdPartyOrder = (change: Partial<ThirdPartyOrder> = {}): ThirdPartyOrder => ({
  transfer_type: 'onetime',
  from_account_key: 'ana-nomina',
  to_recipient_key: 'ana-mama',
  amount: { amount: 2500, currency_code: 'MXN' },
  start_date: '2026-11-23',
  message: 'Gasto de la casa',
  ...change,
});

type Operation = { key: string; nonce: string };

export async function setUpThirdParty(
  client: Client,
  transfer_category: TransferCategory = 'SPEI',
): Promise<Operation> {
  const answer = await client
    .post(THIRD_PARTIES, { transfer_type: 'onetime', transfer_category })
    .expect(200);
  return answer.body;
}

export const validateThirdParty = (client: Client, { key, nonce }: Operation, order: ThirdPartyOrder) =>
  client.put(`${THIRD_PARTIES}/${key}`, { ...order, nonce, action: 'Validate' });

const executePath = (key: string) => `${THIRD_PARTIES}/${key}/execute`;

export const executeThirdParty = (client: Client, { key, nonce }: Operation, order: ThirdPartyOrder) =>
  client.post(executePath(key), { ...order, nonce });

export const signThirdParty = (client: Client, { key }: Operation, token: string = TOKENS.ana) =>
  signPending(client, { key, url: executePath(key), method: 'POST' }, token);

export async function sendToThirdParty(
  client: Client,
  change: Partial<ThirdPartyOrder> = {},
  category: TransferCategory = 'SPEI',
  token: string = TOKENS.ana,
) {
  const operation = await setUpThirdParty(client, category);
  const order = thirdPartyOrder(change);
  await validateThirdParty(client, operation, order).expect(200);
  await executeThirdParty(client, operation, order).expect(200, {
    status: 'REQUIRED_SIGN',
    key: operation.key,
  });
  await signThirdParty(client, operation, token);
  const receipt = await executeThirdParty(client, operation, order).expect(200);
  return { ...operation, order, receipt: receipt.body };
}
