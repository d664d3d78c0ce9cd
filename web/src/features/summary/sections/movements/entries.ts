import { addDays, type BankDate } from '#contract/domain/dates';
import type { FailedOrder } from '#web/features/failed-orders/failed-orders.ts';
import type { LatestMovement } from './latest';

type Entry = { date: BankDate } & (
  | { latest: LatestMovement; order?: never }
  | { order: FailedOrder; latest?: never }
);

/**
 * Merges movements and all failed orders, newest first: movements never displace an order. The newest order is on
 * top until the day after it failed.
 */
export function entriesOf(
  latestMovements: readonly LatestMovement[],
  orders: readonly FailedOrder[],
  today: BankDate,
  maxCount: number,
): Entry[] {
  const top = orders.find(({ date }) => date >= addDays(today, -1));
  const entries: Entry[] = [
    ...latestMovements
      .slice(0, Math.max(0, maxCount - orders.length))
      .map((each) => ({ date: each.movement.postedDate, latest: each })),
    ...orders.filter((order) => order !== top).map((order) => ({ date: order.date, order })),
  ];
  return [
    ...(top ? [{ date: top.date, order: top }] : []),
    ...entries.toSorted((a, b) => b.date.localeCompare(a.date)),
  ];
}
