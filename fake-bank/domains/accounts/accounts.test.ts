import { expect, test } from 'vitest';
import { MovementCategory } from '#contract/shared/movement-category';
import { openBank } from '../../testing/bank-under-test';
import { transfer } from '../../testing/own-transfer';
import { sendToThirdParty } from '../../testing/third-party';

type Movement = { description: string; category?: string };

const movementsOf = async (customer: string, account: string, act?: 'send' | 'pay'): Promise<Movement[]> => {
  const client = await (await openBank()).signIn(customer);
  if (act === 'send') await sendToThirdParty(client);
  if (act === 'pay') await transfer(client, { to_account_key: 'ana-tarjeta' });
  const { body } = await client.get(`/api/accounts/v2/accounts/${account}/transactions?limit=60`).expect(200);
  return body.data;
};

test('a movement says what it was for', async () => {
  const movements = await movementsOf('ana', 'ana-nomina');
  expect(movements).not.toEqual([]);
  for (const { category } of movements) expect(MovementCategory.options).toContain(category);
  expect(movements.find(({ description }) => description.startsWith('Nómina'))?.category).toBe('payroll');
});

test.each([
  ['send', 'people'],
  ['pay', 'credit'],
] as const)('one that a customer makes too: %s is %s', async (act, category) => {
  const movements = await movementsOf('ana', 'ana-nomina', act);
  expect(movements.slice(0, 2).map((movement) => movement.category)).toContain(category);
});
