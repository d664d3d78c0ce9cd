import { addDays, type BankDate } from '#contract/domain/dates';
import type { FailedOrder } from '#web/features/failed-orders/failed-orders.ts';
import type { LatestMovement } from './latest';

type Entry = { date: BankDate } & (
  | { latest: LatestMovement; order?: never }
  | { order: FailedOrder; latest?: never }
);

const byDate = (a: Entry, b: Entry): number => b.date.localeCompare(a.date);

/**
 * Merges movements and failed orders, newest first. The newest order always has a place, and is on top until the day
 * after it failed.
 */
export function entriesOf(
  latestMovements: readonly LatestMovement[],
  orders: readonly FailedOrder[],
  today: BankDate,
  maxCount: number,
): Entry[] {
  const [newest, ...olderOrders] = orders.map((order) => ({ date: order.date, order }));
  const others: Entry[] = [
    ...latestMovements.map((latest) => ({ date: latest.movement.postedDate, latest })),
    ...olderOrders,
  ];
  const shown = others.toSorted(byDate).slice(0, newest ? maxCount - 1 : maxCount);
  if (newest === undefined) return shown;
  return newest.date >= addDays(today, -1) ? [newest, ...shown] : [...shown, newest].toSorted(byDate);
}
