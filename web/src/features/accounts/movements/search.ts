import type { Movement } from '#contract/accounts';
import { formatDate } from '../../../format/dates';
import { plain } from '../../../format/plain';
import { formatNumber } from '../../../money/format';

/** A movement beside the text in which it is searched, made once so that each key stroke only compares. */
export type Entry = { movement: Movement; text: string };

export type Kind = 'all' | 'charges' | 'credits';

/** Fewer characters find too much to be of use. */
export const SEARCH_MIN = 3;

/** Found by description, by day as it is shown, and by amount with or without its commas. */
export function indexed(movement: Movement): Entry {
  const amount = formatNumber(movement.amount);
  return {
    movement,
    text: plain(
      [movement.description, formatDate(movement.postedDate), amount, amount.replaceAll(',', '')].join('\n'),
    ),
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

export const matching = (entries: readonly Entry[], kind: Kind, words: string): readonly Entry[] =>
  kind === 'all' && words === ''
    ? entries
    : entries.filter(({ movement, text }) => isKind[kind](movement.amount) && text.includes(words));

export const kindOf = (text: string | null): Kind =>
  text === 'charges' || text === 'credits' ? text : 'all';
