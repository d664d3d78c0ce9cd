import type { HistoryEntry } from './source';

export type Order = 'ascending' | 'descending';

/** By their days, one way or the other. */
export const byDate = <Entry extends Pick<HistoryEntry, 'effectiveDate'>>(
  entries: readonly Entry[],
  order: Order,
): Entry[] =>
  entries.toSorted((a, b) =>
    order === 'ascending'
      ? a.effectiveDate.localeCompare(b.effectiveDate)
      : b.effectiveDate.localeCompare(a.effectiveDate),
  );

type Parts<Entry> = { scheduled: Entry[]; past: Entry[] };

/** What is still to be made, the next one first, and what is over, in the order that was asked for. */
export const partsOf = <Entry extends Pick<HistoryEntry, 'effectiveDate'>>(
  entries: readonly Entry[],
  isScheduled: (entry: Entry) => boolean,
  order: Order,
): Parts<Entry> => ({
  scheduled: byDate(entries.filter(isScheduled), 'ascending'),
  past: byDate(
    entries.filter((entry) => !isScheduled(entry)),
    order,
  ),
});

/** Failures in a row after which a list begins again from its first page. */
const MAX_ATTEMPTS = 3;

/** Counts a failed attempt; past the limit the count starts over. */
export const nextAttempt = (attempts: number): number => (attempts >= MAX_ATTEMPTS ? 0 : attempts + 1);
