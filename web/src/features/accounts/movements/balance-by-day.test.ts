import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { balanceByDay, extremesOf, flowsOf, lineOf } from './balance-by-day';

const movement = (postedDate: string, amount: number, balance?: number): Movement => ({
  key: `${postedDate}${amount}`,
  postedDate,
  description: 'x',
  amount,
  currencyCode: 'MXN',
  ...(balance !== undefined && { balance }),
});
const range = { from_date: '2026-11-20', to_date: '2026-11-23' };
const balances = (movements: Movement[]) => balanceByDay(movements, range)?.map(({ value }) => value);

test('a day has the balance after its newest movement; a day without movements keeps the previous balance', () =>
  expect(
    balances([
      movement('2026-11-23', -0.1, 0.2),
      movement('2026-11-21', -9.7, 0.3),
      movement('2026-11-21', 5, 10),
    ]),
  ).toEqual([5, 5, 0.3, 0.3, 0.2]));

test('days before the oldest movement have the balance before that movement', () =>
  expect(balances([movement('2026-11-22', 0.1, 0.3)])).toEqual([0.2, 0.2, 0.2, 0.3, 0.3]));

test('returns undefined without movements', () => expect(balances([])).toBeUndefined());

test('returns undefined if a movement has no balance', () =>
  expect(balances([movement('2026-11-22', 1, 1), movement('2026-11-21', 1)])).toBeUndefined());

test('includes the day before the range and every day of it, across months', () =>
  expect(
    balanceByDay([movement('2026-10-31', 1, 1)], { from_date: '2026-10-30', to_date: '2026-11-02' })?.map(
      ({ date }) => date,
    ),
  ).toEqual(['2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']));

const day = (date: string, value: number) => ({ date, value });

test('a line needs the opening balance and two days', () => {
  expect(lineOf([])).toBeUndefined();
  expect(lineOf([day('2026-11-20', 1), day('2026-11-21', 2)])).toBeUndefined();
  expect(lineOf([day('2026-11-20', 1), day('2026-11-21', 2), day('2026-11-22', 3)])).toHaveLength(3);
});

test.each([
  [[3, 1, 2], '2026-11-21', '2026-11-20'],
  [[1, 3, 3], '2026-11-20', '2026-11-22'],
  [[-5, -5, -9], '2026-11-22', '2026-11-21'],
  [[2, 2, 2], '2026-11-22', '2026-11-22'],
])('of %j the minimum is on %s and the maximum on %s', ([a = 0, b = 0, c = 0], minimum, maximum) => {
  const extremes = extremesOf([day('2026-11-20', a), day('2026-11-21', b), day('2026-11-22', c)]);
  expect([extremes.minimum.date, extremes.maximum.date]).toEqual([minimum, maximum]);
});

test('sums deposits and charges exactly', () => {
  const movements = [movement('2026-11-20', 0.1), movement('2026-11-20', 0.2), movement('2026-11-20', -9.99)];
  expect(flowsOf(movements)).toEqual({ deposits: 30, charges: 999 });
  expect(flowsOf([])).toEqual({ deposits: 0, charges: 0 });
});
