import { normalizeForSearch } from './normalize-for-search';

export const termsOf = (search: string): string[] => normalizeForSearch(search).split(/\s+/).filter(Boolean);

/** Shorter terms match only at the beginning of words. */
const MIN_INFIX_LENGTH = 3;

const LETTER = /[\p{L}\p{N}]/u;
export const isWordStart = (text: string, position: number): boolean =>
  position === 0 || !LETTER.test(text[position - 1] ?? '');

export function matchPositions(text: string, term: string): number[] {
  const positions: number[] = [];
  for (let position = text.indexOf(term); position >= 0; position = text.indexOf(term, position + 1))
    if (term.length >= MIN_INFIX_LENGTH || isWordStart(text, position)) positions.push(position);
  return positions;
}

export const matchesAllTerms = (text: string, terms: readonly string[]): boolean =>
  terms.every((term) =>
    term.length >= MIN_INFIX_LENGTH ? text.includes(term) : matchPositions(text, term).length > 0,
  );
