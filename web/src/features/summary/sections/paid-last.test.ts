import { expect, test } from 'vitest';
import { pesos, recipient } from '#web/testing/makers.ts';
import { paidLast } from './paid-last';

const paid = (key: string, date: string) => recipient(key, { lastTransfer: { date, amount: pesos(10) } });
const keys = (...all: Parameters<typeof paidLast>[0][number][]) => paidLast(all).map(({ key }) => key);

test('those first whom money was sent to last, then those whom it was sent to most often', () =>
  expect(
    keys(
      recipient('never'),
      recipient('often', { timesPaid: 3 }),
      paid('a', '2026-11-01'),
      paid('b', '2026-11-20'),
    ),
  ).toEqual(['b', 'a', 'often', 'never']));

test('somebody new stands where one would who was paid on the day from which they can be', () =>
  expect(
    keys(
      paid('a', '2026-11-20'),
      recipient('new', { activeFrom: '2026-11-23T10:00:00-06:00' }),
      paid('b', '2026-11-22'),
    ),
  ).toEqual(['new', 'b', 'a']));

test('who cannot be paid now is left out, and so are own accounts', () =>
  expect(
    keys(
      recipient('resting', { status: 'ON_HOLD' }),
      recipient('blocked', { status: 'BLOCKED' }),
      recipient('own', { accountType: 'OWN' }),
      recipient('good'),
    ),
  ).toEqual(['good']));

test('five at most', () =>
  expect(keys(...[1, 2, 3, 4, 5, 6].map((day) => paid(String(day), `2026-11-0${day}`)))).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
  ]));
