import type { Movement } from '#contract/accounts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { type Entry, indexed } from './search';
import type { DateRange, MovementSource } from './source';

/** Newest day first; within a day as the bank answered them. */
export const newestFirst = (movements: readonly Movement[]): Movement[] =>
  movements.toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0));

/** A movement that arrives between two pages pushes one row onto both. */
const identity = ({ key, amount, balance }: Movement) => `${key} ${amount} ${balance}`;

/** Every movement of a range, in pages as long as the bank serves, made ready to be searched on the way. */
export async function readAll(
  source: MovementSource,
  range: DateRange,
  signal: AbortSignal,
): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for await (const page of pagesOf((part) => source.read({ ...range, ...part }, signal)))
    for (const movement of newestFirst(page)) entries.set(identity(movement), indexed(movement));
  return [...entries.values()];
}
