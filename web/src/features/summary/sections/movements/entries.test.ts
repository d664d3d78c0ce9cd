import { expect, test } from 'vitest';
import type { FailedOrder } from '#web/features/failed-orders/failed-orders.ts';
import { account, pesos } from '#web/testing/makers.ts';
import { entriesOf } from './entries';
import type { LatestMovement } from './latest';

const movementOn = (day: number): LatestMovement => ({
  account: account('a'),
  movement: {
    key: `paid ${day}`,
    postedDate: `2026-11-${day}`,
    description: '',
    amount: -1,
    currencyCode: 'MXN',
  },
});
const orderOn = (day: number): FailedOrder => ({
  key: `failed ${day}`,
  date: `2026-11-${day}`,
  title: '',
  concept: undefined,
  amount: pesos(1),
  reasonUrl: '',
});

test.each<[string, number[], number[], string[]]>([
  [
    'of earlier days are listed by date',
    [24, 20],
    [27, 27, 22],
    ['paid 27', 'paid 27', 'failed 24', 'paid 22'],
  ],
  [
    'of earlier days: only the newest stays below newer movements',
    [24, 20],
    [27, 27, 26, 26],
    ['paid 27', 'paid 27', 'paid 26', 'failed 24'],
  ],
  [
    'newer than all movements are first',
    [25, 24],
    [22, 21],
    ['failed 25', 'failed 24', 'paid 22', 'paid 21'],
  ],
  [
    "of yesterday: only the newest is listed above today's movements",
    [26, 26],
    [27, 27],
    ['failed 26', 'paid 27', 'paid 27', 'failed 26'],
  ],
  ['follow a movement of the same day', [25], [25, 24], ['paid 25', 'failed 25', 'paid 24']],
])('failed orders %s', (_, orders, movements, expected) =>
  expect(
    entriesOf(movements.map(movementOn), orders.map(orderOn), '2026-11-27', 4).map(
      ({ order, latest }) => order?.key ?? latest?.movement.key,
    ),
  ).toEqual(expected),
);
