import type { Movement } from '#contract/accounts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { type Entry, indexMovement } from './search';
import type { DateRange, MovementSource } from './source';

/** Sorts by day only, keeping the bank's order within a day. */
export const newestFirst = (movements: readonly Movement[]): Movement[] =>
  movements.toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0));

/** A movement posted between two reads shifts a row onto both pages. */
const identity = ({ key, amount, balance }: Movement) => `${key} ${amount} ${balance}`;

/** Reads all pages of a range and indexes them for search. */
export async function readAll(
  source: MovementSource,
  range: DateRange,
  signal: AbortSignal,
): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for await (const page of pagesOf((part) => source.read({ ...range, ...part }, signal)))
    for (const movement of newestFirst(page)) entries.set(identity(movement), indexMovement(movement));
  return [...entries.values()];
}
