import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { MovementCategory } from '#contract/domain/movement-category';
import { account } from '#web/testing/makers.ts';
import { firstOfLastMonth } from '../../../api';
import type { AccountMovements } from '../../movements/recent';
import { MAX_ROWS, sameDayOfLastMonth, spendingOf } from './spending';

const TODAY = '2026-11-19';
let movementCount = 0;
const movementOf = (
  postedDate: string,
  amount: number,
  category?: MovementCategory,
  currencyCode: Movement['currencyCode'] = 'MXN',
): Movement => {
  movementCount += 1;
  return {
    key: String(movementCount),
    postedDate,
    description: 'x',
    amount,
    currencyCode,
    ...(category && { category }),
  };
};
const recentOf = (key: string, movements: Movement[], change: Partial<Account> = {}): AccountMovements => ({
  account: account(key, change),
  movements,
});
const sumsOf = (recent: AccountMovements[], today = TODAY) => {
  const { now, before } = spendingOf(recent, today) ?? { now: -1, before: -1 };
  return [now, before];
};

test.each([
  ['2026-11-19', '2026-10-19'],
  ['2026-10-31', '2026-09-30'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2026-03-28', '2026-02-28'],
  ['2026-12-31', '2026-11-30'],
  ['2027-01-31', '2026-12-31'],
  ['2027-01-01', '2026-12-01'],
])('on %s the comparison with last month ends on %s', (today, until) =>
  expect(sameDayOfLastMonth(today)).toBe(until),
);

test.each([
  ['2027-01-15', '2026-12-01'],
  ['2026-03-31', '2026-02-01'],
])('on %s last month starts on %s', (today, first) => expect(firstOfLastMonth(today)).toBe(first));

test.each<[string, Movement[], number[]]>([
  ['this month', [movementOf('2026-11-01', -10.1, 'groceries')], [1010, 0]],
  ['today', [movementOf(TODAY, -0.2, 'groceries')], [20, 0]],
  ['last month on the same day', [movementOf('2026-10-19', -5, 'home')], [0, 500]],
  ['last month after that day', [movementOf('2026-10-20', -5, 'home')], [0, 0]],
  ['two months ago', [movementOf('2026-09-30', -5, 'home')], [0, 0]],
  ['in dollars', [movementOf(TODAY, -5, 'shopping', 'USD')], [0, 0]],
  ['on transfers to people', [movementOf(TODAY, -5, 'people')], [0, 0]],
  ['on card payments', [movementOf(TODAY, -5, 'credit')], [0, 0]],
  ['on investments', [movementOf(TODAY, -5, 'investment')], [0, 0]],
  ['in cash', [movementOf(TODAY, -5, 'cash')], [500, 0]],
  ['with a positive amount', [movementOf(TODAY, 5, 'shopping')], [0, 0]],
  [
    'without category, if other movements have one',
    [movementOf(TODAY, -5), movementOf(TODAY, 9, 'payroll')],
    [500, 0],
  ],
])('decides if a movement counts as spending: %s', (_, movements, sums) =>
  expect(sumsOf([recentOf('a', movements)])).toEqual(sums),
);

test('compares across the new year, and months of different lengths', () => {
  expect(
    sumsOf(
      [recentOf('a', [movementOf('2027-01-01', -1, 'home'), movementOf('2026-12-01', -2, 'home')])],
      '2027-01-01',
    ),
  ).toEqual([100, 200]);
  expect(
    sumsOf(
      [recentOf('a', [movementOf('2026-03-31', -1, 'home'), movementOf('2026-02-28', -2, 'home')])],
      '2026-03-31',
    ),
  ).toEqual([100, 200]);
});

test('excludes transfers between own accounts, one charge per deposit', () => {
  const charges = [
    movementOf(TODAY, -500, 'other'),
    movementOf(TODAY, -500, 'other'),
    movementOf(TODAY, -20, 'other'),
  ];
  expect(sumsOf([recentOf('a', charges), recentOf('b', [movementOf(TODAY, 500, 'other')])])).toEqual([
    52_000, 0,
  ]);
  expect(
    sumsOf([recentOf('a', [...charges, movementOf(TODAY, 500, 'other')])]),
    'in the same account',
  ).toEqual([102_000, 0]);
});

test('excludes exchanges into dollars by matching descriptions', () => {
  const charge = { ...movementOf(TODAY, -1805, 'other'), description: 'Traspaso' };
  const deposit = { ...movementOf(TODAY, 100, 'other', 'USD'), description: 'Traspaso' };
  expect(sumsOf([recentOf('a', [charge]), recentOf('b', [deposit])])).toEqual([0, 0]);
  expect(sumsOf([recentOf('a', [charge]), recentOf('b', [{ ...deposit, description: 'Regalo' }])])).toEqual([
    180_500, 0,
  ]);
});

test('is undefined without categories, and zero without movements', () => {
  expect(spendingOf([recentOf('a', [movementOf(TODAY, -5)])], TODAY)).toBeUndefined();
  expect(spendingOf([], TODAY)).toEqual({ now: 0, before: 0, until: '2026-10-19', rows: [] });
});

test('sorts by amount and merges the rest into other', () => {
  const kinds = ['groceries', 'restaurants', 'transport', 'home', 'other', 'services', 'health'] as const;
  const rows = spendingOf(
    [
      recentOf(
        'a',
        kinds.map((kind, place) => movementOf(TODAY, place - 20, kind)),
      ),
    ],
    TODAY,
  )?.rows;
  expect(rows?.length).toBe(MAX_ROWS);
  expect(rows?.map(({ category, now }) => [category, now])).toEqual([
    ['groceries', 2000],
    ['restaurants', 1900],
    ['transport', 1800],
    ['home', 1700],
    ['services', 1500],
    ['other', 3000],
  ]);
});
