import { DIGITS, formatCount } from '#contract/domain/length-rule';

const FOREIGN_DIGIT_OR_LETTER = /[^\p{L}\p{Nd}]|\d/gu;

/** A number that is separated from the words around it, as in a pasted message. */
const NUMBER_AMONG_WORDS =
  /^(\P{Nd}*[^\p{L}\p{Nd}])?(?<!(^|\P{L})\p{L}[^\p{L}\p{Nd}]*)\d+([\s.-]+\d+)*(?![^\p{L}\p{Nd}]*\p{L}(\P{L}|$)|\p{L})\P{Nd}*$/u;

/**
 * Returns the letters and foreign digits that a numeric field drops from a text; empty for a number among words,
 * because none of them is then a mistyped digit.
 */
export function droppedFrom(text: string): string {
  const normalized = text.normalize('NFKC');
  return NUMBER_AMONG_WORDS.test(normalized) ? '' : normalized.replace(FOREIGN_DIGIT_OR_LETTER, '');
}

export const droppedText = (dropped: string): string =>
  `Quitamos «${dropped.slice(0, 10)}»: aquí solo van números del 0 al 9.`;

export const takenText = (digits: string): string =>
  `Tomamos ${formatCount(digits.length, DIGITS)} de tu texto.`;
