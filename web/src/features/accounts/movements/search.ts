import type { Movement } from '#contract/accounts';
import type { MovementCategory } from '#contract/domain/movement-category';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { matchesAllTerms, termsOf } from '#web/lib/format/search-terms.ts';
import { searchableText } from './searched-text';

export type Entry = { movement: Movement; text: string };

export type Kind = 'all' | 'charges' | 'credits';

/** Shorter searches match too much. */
export const MIN_SEARCH_LENGTH = 3;

export const indexMovement = (movement: Movement): Entry => ({ movement, text: searchableText(movement) });

/** Normalized search text; '' if too short. */
export const searchTextOf = (search: string): string => {
  const searchText = normalizeForSearch(search.trim().replace(/\s+/g, ' '));
  return searchText.length < MIN_SEARCH_LENGTH ? '' : searchText;
};

const isKind: Record<Kind, (amount: number) => boolean> = {
  all: () => true,
  charges: (amount) => amount < 0,
  credits: (amount) => amount >= 0,
};

export type MovementFilter = { kind: Kind; category?: MovementCategory | undefined; searchText: string };

export const isFiltering = ({ kind, category, searchText }: MovementFilter): boolean =>
  kind !== 'all' || category !== undefined || searchText !== '';

export function filterEntries(entries: readonly Entry[], filter: MovementFilter): readonly Entry[] {
  const { kind, category, searchText } = filter;
  if (!isFiltering(filter)) return entries;
  const terms = termsOf(searchText);
  return entries.filter(
    ({ movement, text }) =>
      isKind[kind](movement.amount) &&
      (category === undefined || movement.category === category) &&
      matchesAllTerms(text, terms),
  );
}

export const parseKind = (text: string | null): Kind =>
  text === 'charges' || text === 'credits' ? text : 'all';
