import type { HistoryEntry } from './source';

export type Order = 'ascending' | 'descending';

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

export const splitScheduled = <Entry extends Pick<HistoryEntry, 'effectiveDate'>>(
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

/** Consecutive failures after which the list reloads from its first page. */
const MAX_ATTEMPTS = 3;

export const nextAttempt = (attempts: number): number => (attempts >= MAX_ATTEMPTS ? 0 : attempts + 1);
