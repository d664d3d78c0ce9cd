import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { pathOf, trendOf } from './trend';

const TODAY = '2026-11-23';
const moved = (postedDate: string, amount: number, balance?: number): Movement => ({
  key: `${postedDate} ${amount}`,
  postedDate,
  description: 'x',
  amount,
  currencyCode: 'MXN',
  ...(balance !== undefined && { balance }),
});

test('each day ends with its newest movement, or with the balance of the day before', () =>
  expect(
    trendOf(
      [moved('2026-11-23', -0.1, 0.2), moved('2026-11-21', -9.7, 0.3), moved('2026-11-21', 5, 10)],
      TODAY,
      4,
    ),
  ).toEqual({ change: -4.8, days: [5, 0.3, 0.3, 0.2] }));

test('ignores movements outside the range', () =>
  expect(
    trendOf(
      [moved('2026-11-24', 900, 999), moved('2026-11-22', 9, 99), moved('2026-11-20', 50, 90)],
      TODAY,
      3,
    ),
  ).toEqual({ change: 9, days: [90, 99, 99] }));

test('is flat without movements', () => {
  expect(trendOf([], TODAY, 30)).toEqual({ change: 0, days: [] });
  expect(pathOf([], 100, 20)).toBe('M0.0 10.0L100.0 10.0');
});

test('computes the change even without running balances', () =>
  expect(trendOf([moved('2026-11-22', 1, 1), moved('2026-11-21', 0.1)], TODAY, 30)).toEqual({
    change: 1.1,
    days: undefined,
  }));

test('spans months and years', () =>
  expect(trendOf([moved('2027-01-01', 1, 3), moved('2026-12-31', 1, 2)], '2027-01-01', 3).days).toEqual([
    1, 2, 3,
  ]));

test.each([
  [[1, 3, 2], 'M0.0 20.0L50.0 0.0L100.0 10.0'],
  [[7, 7], 'M0.0 10.0L100.0 10.0'],
  [[-5, 5], 'M0.0 20.0L100.0 0.0'],
  [[7], 'M0.0 10.0L100.0 10.0'],
])('%o is drawn as %s', (values, path) => expect(pathOf(values, 100, 20)).toBe(path));
