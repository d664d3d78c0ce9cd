import { normalizeForSearch } from './normalize-for-search';

export const termsOf = (search: string): string[] => normalizeForSearch(search).split(/\s+/).filter(Boolean);

/** Shorter terms match only at the beginning of words. */
const INSIDE_FROM = 3;

const LETTER = /[\p{L}\p{N}]/u;
export const beginsWord = (text: string, at: number): boolean => at === 0 || !LETTER.test(text[at - 1] ?? '');

export function placesOf(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (term.length >= INSIDE_FROM || beginsWord(text, at)) places.push(at);
  return places;
}

export const hasAll = (text: string, terms: readonly string[]): boolean =>
  terms.every((term) => (term.length >= INSIDE_FROM ? text.includes(term) : placesOf(text, term).length > 0));
