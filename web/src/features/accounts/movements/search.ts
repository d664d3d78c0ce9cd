import type { Movement } from '#contract/accounts';
import type { MovementCategory } from '#contract/shared/movement-category';
import { formatDate, formatMonth } from '../../../format/dates';
import { plain } from '../../../format/plain';
import { formatNumber } from '../../../money/format';
import { categories } from '../../../movement-book/categories';

/** A movement beside the text in which it is searched, made once so that each key stroke only compares. */
export type Entry = { movement: Movement; text: string };

export type Kind = 'all' | 'charges' | 'credits';

/** Fewer characters find too much to be of use. */
export const SEARCH_MIN = 3;

/** Found by description, by category and day as they are shown, by month, and by amount with or without its commas. */
export function indexed(movement: Movement): Entry {
  const { description, postedDate, category } = movement;
  const amount = formatNumber(movement.amount);
  const about = category ? categories[category].label : '';
  const days = [formatDate(postedDate), formatMonth(postedDate)];
  return {
    movement,
    text: plain([description, about, ...days, amount, amount.replaceAll(',', '')].join('\n')),
  };
}

/** What is searched: nothing while it is too short. */
export const wordsOf = (search: string): string => {
  const words = plain(search.trim().replace(/\s+/g, ' '));
  return words.length < SEARCH_MIN ? '' : words;
};

const isKind: Record<Kind, (amount: number) => boolean> = {
  all: () => true,
  charges: (amount) => amount < 0,
  credits: (amount) => amount >= 0,
};

/** What a list is narrowed by. */
export type Sieve = { kind: Kind; category?: MovementCategory | undefined; words: string };

export const isFiltering = ({ kind, category, words }: Sieve): boolean =>
  kind !== 'all' || category !== undefined || words !== '';

export function matching(entries: readonly Entry[], sieve: Sieve): readonly Entry[] {
  const { kind, category, words } = sieve;
  if (!isFiltering(sieve)) return entries;
  return entries.filter(
    ({ movement, text }) =>
      isKind[kind](movement.amount) &&
      (category === undefined || movement.category === category) &&
      text.includes(words),
  );
}

export const kindOf = (text: string | null): Kind =>
  text === 'charges' || text === 'credits' ? text : 'all';
