import { CAPTURE_LINE_LENGTH, isCaptureLine } from '#contract/domain/capture-line';
import { addDays, type BankDate } from '#contract/domain/dates';

/**
 * The capture lines of this bank. Real offices keep their layouts to themselves; this one follows the scheme that
 * Mexican banks publish ("base 97"): concept 2, reference 10, due date 4, digit of the amount 1, '2', check digits 2.
 */
const AT = { concept: 0, reference: 2, due: 12, amount: 16, version: 17, check: 18 };
const VERSION = '2';
const FIRST_YEAR = 2013;
/** The last due date that four digits can say. */
export const LAST_DUE: BankDate = '2039-11-18';

/** What letters count as: A to I and J to R 1 to 9, S to Z 2 to 9. */
const worthOf = (character: string): number => {
  if (/\d/.test(character)) return Number(character);
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return place < 18 ? (place % 9) + 1 : place - 16;
};

/** Sum of the characters' values, from the right, each by its weight in turn. */
const weighed = (text: string, weights: readonly number[]): number =>
  [...text].toReversed().reduce((sum, character, place) => {
    const weight = weights[place % weights.length] ?? 0;
    return sum + worthOf(character) * weight;
  }, 0);

const checkDigits = (line: string): string =>
  String((weighed(line.slice(0, AT.check), [11, 13, 17, 19, 23]) % 97) + 1).padStart(2, '0');

const amountDigit = (centavos: number): string => String(weighed(String(centavos), [7, 3, 1]) % 10);

/** Months count as 31 days. */
function dueDigits(due: BankDate): string {
  const [year = 0, month = 0, day = 0] = due.split('-').map(Number);
  return String((year - FIRST_YEAR) * 372 + (month - 1) * 31 + day - 1).padStart(4, '0');
}

function dueOf(line: string): BankDate {
  const days = Number(line.slice(AT.due, AT.amount));
  const year = FIRST_YEAR + Math.floor(days / 372);
  const month = Math.floor((days % 372) / 31) + 1;
  // A day that its month does not have is one of the next: no line is made with one.
  return addDays(`${year}-${String(month).padStart(2, '0')}-01`, days % 31);
}

type Contents = {
  /** Two characters. */
  concept: string;
  /** Ten letters and digits. */
  reference: string;
  due: BankDate;
  /** Integer centavos. */
  amount: number;
};

export function makeLine({ concept, reference, due, amount }: Contents): string {
  const line = `${concept}${reference}${dueDigits(due)}${amountDigit(amount)}${VERSION}`;
  return `${line}${checkDigits(line)}`;
}

/** The same line with check digits that do not fit. */
export const corruptDigit = (line: string): string => `${line.slice(0, -1)}${(Number(line.at(-1)) + 1) % 10}`;

/** What can be told from a line alone. */
export type CaptureLine = { line: string; concept: string; due: BankDate };

/** The two characters that say what a line is for, whether or not the rest of it is right. */
export const conceptIn = (line: string): string => line.slice(AT.concept, AT.reference);

/** What is wrong with a line in itself. */
export type LineProblem = 'length' | 'alphabet' | 'check';

export function readLine(line: string): CaptureLine | LineProblem {
  if (line.length !== CAPTURE_LINE_LENGTH) return 'length';
  if (!isCaptureLine(line)) return 'alphabet';
  const isOfScheme = /^\d+$/.test(line.slice(AT.due)) && line[AT.version] === VERSION;
  if (!isOfScheme || checkDigits(line) !== line.slice(AT.check)) return 'check';
  return { line, concept: conceptIn(line), due: dueOf(line) };
}

/** Whether an amount can be the one that a line was made for; one wrong amount in ten looks right. */
export const fitsAmount = (line: string, centavos: number): boolean =>
  line[AT.amount] === amountDigit(centavos);
