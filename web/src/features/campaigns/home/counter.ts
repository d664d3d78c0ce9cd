import { deviceStorage } from '#web/lib/environment/storage.ts';

/** Times that the first offer opened by itself. */
export type Counter = { offerKey: string; count: number };

export const MOST_TIMES = 3;

const keyOf = (customer: string): string => `campaignCounter:${customer}`;

/** Restarts for a new first offer; undefined once the limit is reached. */
export function countedOnce(stored: Counter | undefined, offerKey: string): Counter | undefined {
  const count = stored?.offerKey === offerKey ? stored.count : 0;
  return count < MOST_TIMES ? { offerKey, count: count + 1 } : undefined;
}

/** Parses the stored counter; undefined if invalid. */
export function readCounter(text: string | null): Counter | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (typeof read !== 'object' || read === null || !('offerKey' in read) || !('count' in read)) return;
    const { offerKey, count } = read;
    return typeof offerKey === 'string' && typeof count === 'number' ? { offerKey, count } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true and counts if the first offer may open by itself once more. */
export function mayShow(
  customer: string,
  offerKey: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = deviceStorage,
): boolean {
  const next = countedOnce(readCounter(storage.getItem(keyOf(customer))), offerKey);
  if (next) storage.setItem(keyOf(customer), JSON.stringify(next));
  return next !== undefined;
}
