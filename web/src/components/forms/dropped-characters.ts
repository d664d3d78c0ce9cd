import { DIGITS, formatCount } from '#contract/domain/length-rule';

const NEITHER_LETTER_NOR_FOREIGN_DIGIT = /[^\p{L}\p{Nd}]|\d/gu;

/** A number that is separated from the words around it, as in a pasted message. */
const NUMBER_AMONG_WORDS =
  /^(\P{Nd}*[^\p{L}\p{Nd}])?(?<!(^|\P{L})\p{L}[^\p{L}\p{Nd}]*)\d+([\s.-]+\d+)*(?![^\p{L}\p{Nd}]*\p{L}(\P{L}|$)|\p{L})\P{Nd}*$/u;

/**
 * Returns the letters and foreign digits that a numeric field drops from a text. Returns '' for a number among words,
 * whose letters are no mistyped digits.
 */
export function droppedFrom(text: string): string {
  const normalized = text.normalize('NFKC');
  return NUMBER_AMONG_WORDS.test(normalized) ? '' : normalized.replace(NEITHER_LETTER_NOR_FOREIGN_DIGIT, '');
}

export const droppedText = (dropped: string): string =>
  `Quitamos «${dropped.slice(0, 10)}»: aquí solo van números del 0 al 9.`;

export const takenText = (digits: string): string =>
  `Tomamos ${formatCount(digits.length, DIGITS)} de tu texto.`;
