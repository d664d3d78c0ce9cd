import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { balanceByDay } from './balance-by-day';

const movement = (postedDate: string, amount: number, balance?: number): Movement => ({
  key: `${postedDate}${amount}`,
  postedDate,
  description: 'x',
  amount,
  currencyCode: 'MXN',
  ...(balance !== undefined && { balance }),
});
const range = { from_date: '2026-11-20', to_date: '2026-11-23' };
const balances = (movements: Movement[], now: number | null = 7) =>
  balanceByDay(movements, range, now)?.map(({ balance }) => balance);

test('each day closes with its newest movement; a day without one keeps the balance', () =>
  expect(
    balances([
      movement('2026-11-23', -0.1, 0.2),
      movement('2026-11-21', -9.7, 0.3),
      movement('2026-11-21', 5, 10),
    ]),
  ).toEqual([5, 0.3, 0.3, 0.2]));

test('before the oldest movement the account held what the movement left, less itself', () =>
  expect(balances([movement('2026-11-22', 0.1, 0.3)])).toEqual([0.2, 0.2, 0.3, 0.3]));

test('without movements the account holds what it holds now', () => {
  expect(balances([])).toEqual([7, 7, 7, 7]);
  expect(balances([], null)).toBeUndefined();
});

test('where the bank leaves out a running balance there is nothing to draw', () =>
  expect(balances([movement('2026-11-22', 1, 1), movement('2026-11-21', 1)])).toBeUndefined());

test('every day of the range, over the end of a month', () =>
  expect(
    balanceByDay([], { from_date: '2026-10-30', to_date: '2026-11-02' }, 1)?.map(({ date }) => date),
  ).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']));
