import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { transfer } from '#bank/testing/own-transfer';
import { sendToThirdParty } from '#bank/testing/third-party';
import { MovementCategory } from '#contract/domain/movement-category';

type Movement = {
  description: string;
  postedDate: string;
  category?: string;
  postedAt?: string;
  operation?: object;
};

const movementsOf = async (customer: string, account: string, act?: 'send' | 'pay'): Promise<Movement[]> => {
  const client = await (await openBank()).signIn(customer);
  if (act === 'send') await sendToThirdParty(client);
  if (act === 'pay') await transfer(client, { to_account_key: 'ana-tarjeta' });
  const { body } = await client.get(`/api/accounts/v2/accounts/${account}/transactions?limit=60`).expect(200);
  return body.data;
};

test('a movement has a category', async () => {
  const movements = await movementsOf('ana', 'ana-nomina');
  expect(movements).not.toEqual([]);
  for (const { category } of movements) expect(MovementCategory.options).toContain(category);
  expect(movements.find(({ description }) => description.startsWith('Nómina'))?.category).toBe('payroll');
});

test.each([
  ['send', 'people'],
  ['pay', 'credit'],
] as const)('a movement that a customer causes with %s has the category %s', async (act, category) => {
  const movements = await movementsOf('ana', 'ana-nomina', act);
  expect(movements.slice(0, 2).map((movement) => movement.category)).toContain(category);
});

const PAGE = '/transactions?limit=500&from_date=2026-08-01&to_date=2026-11-23';

test('the posting time of a movement is on its posting date', async () => {
  const movements = await movementsOf('ana', 'ana-nomina');
  for (const { postedAt, postedDate } of movements) expect(postedAt?.slice(0, 10)).toBe(postedDate);
});

test.each([
  ['Recibo de luz', 'WITHRECEIPT', (key: string) => `/api/bill-payments/v1/bill-payments/${key}/receipt`],
  ['Predial', 'CDMX', (key: string) => `/api/bff-web-payments/v1/payment/receipt/${key}`],
  ['Pago de tarjeta', 'OWN', (key: string) => `/api/transfers/v1/transfers/${key}/receipt`],
])('a movement links to the receipt of the order that caused it: %s', async (prefix, kind, receiptOf) => {
  const client = await (await openBank()).signIn('ana');
  const { body } = await client.get(`/api/accounts/v2/accounts/ana-nomina${PAGE}`).expect(200);
  const movement = body.data.find(({ description }: Movement) => description.startsWith(prefix));
  expect(movement?.operation?.kind).toBe(kind);
  await client.get(receiptOf(movement.operation.key)).expect(200);
});

test('the two movements of a SPEI transfer link to its receipt', async () => {
  const client = await (await openBank()).signIn('ana');
  const { receipt } = await sendToThirdParty(client);
  const { body } = await client.get('/api/accounts/v2/accounts/ana-nomina/transactions?limit=2').expect(200);
  expect(body.data.map(({ operation }: Movement) => operation)).toEqual([
    { kind: 'spei', key: receipt.key },
    { kind: 'spei', key: receipt.key },
  ]);
});

test('the movement that the receiver of a transfer sees does not link to the order', async () => {
  const bank = await openBank();
  await sendToThirdParty(await bank.signIn('ana'), { to_recipient_key: 'ana-luis' }, 'SAME_BANK');
  const luis = await bank.signIn('luis');
  const { body } = await luis.get('/api/accounts/v2/accounts/luis-cheques/transactions?limit=1').expect(200);
  expect(body.data[0].description).toMatch(/^Transferencia recibida de /);
  expect(body.data[0]).not.toHaveProperty('operation');
});
