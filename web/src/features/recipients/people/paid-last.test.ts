import { expect, test } from 'vitest';
import { pesos, recipient } from '#web/testing/makers.ts';
import { recentRecipients } from './paid-last';

const paidRecipient = (key: string, date: string) =>
  recipient(key, { lastTransfer: { date, amount: pesos(10) } });
const keys = (...recipients: Parameters<typeof recentRecipients>[0][number][]) =>
  recentRecipients(recipients).map(({ key }) => key);

test('sorts by last transfer, then by number of payments', () =>
  expect(
    keys(
      recipient('never'),
      recipient('often', { timesPaid: 3 }),
      paidRecipient('a', '2026-11-01'),
      paidRecipient('b', '2026-11-20'),
    ),
  ).toEqual(['b', 'a', 'often', 'never']));

test('sorts a new recipient by its activation date', () =>
  expect(
    keys(
      paidRecipient('a', '2026-11-20'),
      recipient('new', { activeFrom: '2026-11-23T10:00:00-06:00' }),
      paidRecipient('b', '2026-11-22'),
    ),
  ).toEqual(['new', 'b', 'a']));

test('gives only the newest recipient a place before its first payment', () =>
  expect(
    keys(
      recipient('new', { activeFrom: '2026-11-23T10:00:00-06:00' }),
      recipient('newest', { activeFrom: '2026-11-23T10:30:00-06:00' }),
      paidRecipient('a', '2026-11-20'),
      recipient('often', { timesPaid: 3 }),
    ),
  ).toEqual(['newest', 'a', 'often', 'new']));

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
  expect(keys(...[1, 2, 3, 4, 5, 6].map((day) => paidRecipient(String(day), `2026-11-0${day}`)))).toEqual([
    '6',
    '5',
    '4',
    '3',
    '2',
  ]));
