import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { isWordStart, matchPositions } from '#web/lib/format/search-terms.ts';

const [FIRST, WORD_START, INSIDE] = [0, 1, 2];

/** Returns the grade of a match (lower is better); undefined without one. */
function gradeOf(text: string, term: string): number | undefined {
  const places = matchPositions(text, term);
  if (places.length === 0) return undefined;
  if (places[0] === 0) return FIRST;
  return places.some((at) => isWordStart(text, at)) ? WORD_START : INSIDE;
}

/** Search fields in order of weight. */
export type Findable = { title: string; detail: string; words?: readonly string[] };

/** Returns the sum of the grades (lower is better); undefined if a term has no match. */
export function rankOf(
  { title, detail, words = [] }: Findable,
  terms: readonly string[],
): number | undefined {
  const texts = [title, detail, words.join(' ')].map(normalizeForSearch);
  let rank = 0;
  for (const term of terms) {
    const grades = texts.flatMap((text, fieldIndex) => {
      const grade = gradeOf(text, term);
      return grade === undefined ? [] : [fieldIndex * (INSIDE + 1) + grade];
    });
    if (grades.length === 0) return undefined;
    rank += Math.min(...grades);
  }
  return rank;
}

/** Returns the items that match all terms, best first; the sort is stable. */
export function findBest<Item extends Findable>(items: readonly Item[], terms: readonly string[]): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(item, terms) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export type Piece = { text: string; isHit: boolean };

/** Splits a text at the matches, for highlighting. */
export function piecesOf(display: string, terms: readonly string[]): Piece[] {
  const letters = [...display.normalize('NFC')];
  const folded = letters.map(normalizeForSearch);
  const text = folded.join('');
  // Maps each position of the normalized text to its letter in the shown text.
  const from = folded.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
  const hits = new Set<number>();
  for (const term of terms)
    for (const at of matchPositions(text, term))
      for (const letter of from.slice(at, at + term.length)) hits.add(letter);
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last?.isHit === hits.has(index)) last.text += letter;
    else pieces.push({ text: letter, isHit: hits.has(index) });
  }
  return pieces;
}
