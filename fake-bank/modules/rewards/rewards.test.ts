import { expect, test } from 'vitest';
import { openBank, openYearBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';

const rewardsPath = (key: string) => `/api/credit-card-account-rewards/v1/credit-accounts/${key}/rewards`;

test('points are earned by the card purchases', async () => {
  const bank = await openYearBank();
  const ana = await bank.signIn('ana');
  const { body } = await ana.get(rewardsPath('ana-tarjeta')).expect(200);
  const movements = await ana
    .get('/api/credit/v3/credit/credit-accounts/ana-tarjeta/transactions?limit=500')
    .expect(200);
  const purchases = movements.body.data.filter(
    ({ amount, description }: { amount: number; description: string }) =>
      amount < 0 && !/Intereses|IVA|inicial/.test(description),
  );
  const points = purchases.reduce(
    (sum: number, { amount }: { amount: number }) => sum + Math.floor(-amount / 10),
    0,
  );
  expect(body.points).toBe(points);
  expect(points).toBeGreaterThan(0);
  expect(body.expiring.date).toBe('2026-11-30');
  expect(body.expiring.points).toBeLessThan(points);
});

test.each(['ana-linea', 'ana-nomina', 'luis-tarjeta', 'no-existe'])(
  'ana gets 404 for the rewards of %s',
  async (key) => {
    const bank = await openBank();
    expect(codeOf(await (await bank.signIn('ana')).get(rewardsPath(key)).expect(404))).toBe('CZ_NOT_FOUND');
  },
);
