import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { MovementCategory } from '#contract/domain/movement-category';
import { account } from '#web/testing/makers.ts';
import { firstOfLastMonth } from '../../../api';
import type { Recent } from '../../movements/recent';
import { MOST_ROWS, sameDayOfLastMonth, spendingOf } from './spending';

const TODAY = '2026-11-19';
let made = 0;
const moved = (
  postedDate: string,
  amount: number,
  category?: MovementCategory,
  currencyCode: Movement['currencyCode'] = 'MXN',
): Movement => {
  made += 1;
  return {
    key: String(made),
    postedDate,
    description: 'x',
    amount,
    currencyCode,
    ...(category && { category }),
  };
};
const of = (key: string, movements: Movement[], change: Partial<Account> = {}): Recent => ({
  account: account(key, change),
  movements,
});
const spent = (read: Recent[], today = TODAY) => {
  const { now, before } = spendingOf(read, today) ?? { now: -1, before: -1 };
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
])('on %s last month is compared up to %s', (today, until) => expect(sameDayOfLastMonth(today)).toBe(until));

test.each([
  ['2027-01-15', '2026-12-01'],
  ['2026-03-31', '2026-02-01'],
])('on %s last month starts on %s', (today, first) => expect(firstOfLastMonth(today)).toBe(first));

test.each<[string, Movement[], number[]]>([
  ['this month', [moved('2026-11-01', -10.1, 'groceries')], [1010, 0]],
  ['today', [moved(TODAY, -0.2, 'groceries')], [20, 0]],
  ['last month on the same day', [moved('2026-10-19', -5, 'home')], [0, 500]],
  ['last month after that day', [moved('2026-10-20', -5, 'home')], [0, 0]],
  ['two months ago', [moved('2026-09-30', -5, 'home')], [0, 0]],
  ['in dollars', [moved(TODAY, -5, 'shopping', 'USD')], [0, 0]],
  ['on transfers to people', [moved(TODAY, -5, 'people')], [0, 0]],
  ['on card payments', [moved(TODAY, -5, 'credit')], [0, 0]],
  ['on investments', [moved(TODAY, -5, 'investment')], [0, 0]],
  ['in cash', [moved(TODAY, -5, 'cash')], [500, 0]],
  ['as a deposit', [moved(TODAY, 5, 'shopping')], [0, 0]],
  ['without category, beside movements with one', [moved(TODAY, -5), moved(TODAY, 9, 'payroll')], [500, 0]],
])('counts spending %s', (_, movements, sums) => expect(spent([of('a', movements)])).toEqual(sums));

test('handles the turn of the year and months of different lengths', () => {
  expect(
    spent([of('a', [moved('2027-01-01', -1, 'home'), moved('2026-12-01', -2, 'home')])], '2027-01-01'),
  ).toEqual([100, 200]);
  expect(
    spent([of('a', [moved('2026-03-31', -1, 'home'), moved('2026-02-28', -2, 'home')])], '2026-03-31'),
  ).toEqual([100, 200]);
});

test('excludes transfers between own accounts, once per deposit', () => {
  const away = [moved(TODAY, -500, 'other'), moved(TODAY, -500, 'other'), moved(TODAY, -20, 'other')];
  expect(spent([of('a', away), of('b', [moved(TODAY, 500, 'other')])])).toEqual([52_000, 0]);
  expect(spent([of('a', [...away, moved(TODAY, 500, 'other')])]), 'in the same account').toEqual([
    102_000, 0,
  ]);
});

test('excludes exchanges into dollars by matching descriptions', () => {
  const away = { ...moved(TODAY, -1805, 'other'), description: 'Traspaso' };
  const into = { ...moved(TODAY, 100, 'other', 'USD'), description: 'Traspaso' };
  expect(spent([of('a', [away]), of('b', [into])])).toEqual([0, 0]);
  expect(spent([of('a', [away]), of('b', [{ ...into, description: 'Regalo' }])])).toEqual([180_500, 0]);
});

test('is undefined without categories, and zero without movements', () => {
  expect(spendingOf([of('a', [moved(TODAY, -5)])], TODAY)).toBeUndefined();
  expect(spendingOf([], TODAY)).toEqual({ now: 0, before: 0, until: '2026-10-19', rows: [] });
});

test('sorts by amount and merges the rest into other', () => {
  const kinds = ['groceries', 'restaurants', 'transport', 'home', 'other', 'services', 'health'] as const;
  const rows = spendingOf(
    [
      of(
        'a',
        kinds.map((kind, place) => moved(TODAY, place - 20, kind)),
      ),
    ],
    TODAY,
  )?.rows;
  expect(rows?.length).toBe(MOST_ROWS);
  expect(rows?.map(({ category, now }) => [category, now])).toEqual([
    ['groceries', 2000],
    ['restaurants', 1900],
    ['transport', 1800],
    ['home', 1700],
    ['services', 1500],
    ['other', 3000],
  ]);
});
