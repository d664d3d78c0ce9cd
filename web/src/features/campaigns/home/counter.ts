import { deviceStorage } from '#web/lib/environment/storage.ts';

/** Times that the first offer opened by itself. */
export type Counter = { offerKey: string; count: number };

export const MAX_TIMES = 3;

const keyOf = (customer: string): string => `campaignCounter:${customer}`;

/** Returns the next counter, restarted for a new first offer; undefined once the limit is reached. */
export function incrementCounter(counter: Counter | undefined, offerKey: string): Counter | undefined {
  const count = counter?.offerKey === offerKey ? counter.count : 0;
  return count < MAX_TIMES ? { offerKey, count: count + 1 } : undefined;
}

/** Parses the stored counter; undefined if invalid. */
export function readCounter(text: string | null): Counter | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('offerKey' in parsed) || !('count' in parsed))
      return;
    const { offerKey, count } = parsed;
    return typeof offerKey === 'string' && typeof count === 'number' ? { offerKey, count } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if the first offer may open by itself again, and increments the counter. */
export function mayShow(
  customer: string,
  offerKey: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = deviceStorage,
): boolean {
  const next = incrementCounter(readCounter(storage.getItem(keyOf(customer))), offerKey);
  if (next) storage.setItem(keyOf(customer), JSON.stringify(next));
  return next !== undefined;
}
