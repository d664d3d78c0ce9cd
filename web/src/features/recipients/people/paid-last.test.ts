import { expect, test } from 'vitest';
import { pesos, recipient } from '#web/testing/makers.ts';
import { paidLast } from './paid-last';

const paid = (key: string, date: string) => recipient(key, { lastTransfer: { date, amount: pesos(10) } });
const keys = (...all: Parameters<typeof paidLast>[0][number][]) => paidLast(all).map(({ key }) => key);

test('sorts by last transfer, then by number of payments', () =>
  expect(
    keys(
      recipient('never'),
      recipient('often', { timesPaid: 3 }),
      paid('a', '2026-11-01'),
      paid('b', '2026-11-20'),
    ),
  ).toEqual(['b', 'a', 'often', 'never']));

test('ranks a new recipient by the date from which it can be paid', () =>
  expect(
    keys(
      paid('a', '2026-11-20'),
      recipient('new', { activeFrom: '2026-11-23T10:00:00-06:00' }),
      paid('b', '2026-11-22'),
    ),
  ).toEqual(['new', 'b', 'a']));

test('omits recipients that cannot be paid and own accounts', () =>
  expect(
    keys(
      recipient('resting', { status: 'ON_HOLD' }),
      recipient('blocked', { status: 'BLOCKED' }),
      recipient('own', { accountType: 'OWN' }),
      recipient('good'),
    ),
  ).toEqual(['good']));

test('returns at most five', () =>
  expect(keys(...[1, 2, 3, 4, 5, 6].map((day) => paid(String(day), `2026-11-0${day}`)))).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
  ]));
