import type { Movement } from '#contract/accounts';
import { MAX_PAGE_SIZE, nextCursor } from '#contract/shared/page';
import { type Entry, indexed } from './search';
import { type DateRange, FIRST_PAGE, type MovementSource } from './source';

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
  let cursor: string | undefined = FIRST_PAGE;
  while (cursor !== undefined) {
    const page = await source.read({ ...range, limit: MAX_PAGE_SIZE, cursor }, signal);
    for (const movement of newestFirst(page.data)) entries.set(identity(movement), indexed(movement));
    cursor = nextCursor(page, cursor, MAX_PAGE_SIZE);
  }
  return [...entries.values()];
}
