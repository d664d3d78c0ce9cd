import { addDays, type BankDate } from '#contract/domain/dates';
import { type LineShapeProblem, lineShapeProblem } from '#contract/rules/taxes';

/** Real layouts are not public; this is the "base 97" scheme of Mexican banks. Values are offsets. */
const AT = { concept: 0, reference: 2, due: 12, amount: 16, version: 17, check: 18 };
const VERSION = '2';
const FIRST_YEAR = 2013;
/** Last due date that four digits can encode. */
export const LAST_DUE: BankDate = '2039-11-18';

/** Letter values: A–I and J–R are 1–9, S–Z are 2–9. */
const digitOf = (character: string): number => {
  if (/\d/.test(character)) return Number(character);
  const letterIndex = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return letterIndex < 18 ? (letterIndex % 9) + 1 : letterIndex - 16;
};

/** Weighted sum of the characters, from right to left, with cyclic weights. */
const weightedSum = (text: string, weights: readonly number[]): number =>
  [...text].toReversed().reduce((sum, character, place) => {
    const weight = weights[place % weights.length] ?? 0;
    return sum + digitOf(character) * weight;
  }, 0);

const checkDigits = (line: string): string =>
  String((weightedSum(line.slice(0, AT.check), [11, 13, 17, 19, 23]) % 97) + 1).padStart(2, '0');

const amountDigit = (centavos: number): string => String(weightedSum(String(centavos), [7, 3, 1]) % 10);

/** Counts months as 31 days. */
function dueDigits(due: BankDate): string {
  const [year = 0, month = 0, day = 0] = due.split('-').map(Number);
  return String((year - FIRST_YEAR) * 372 + (month - 1) * 31 + day - 1).padStart(4, '0');
}

function dueOf(line: string): BankDate {
  const days = Number(line.slice(AT.due, AT.amount));
  const year = FIRST_YEAR + Math.floor(days / 372);
  const month = Math.floor((days % 372) / 31) + 1;
  // A day beyond the end of its month moves to the next one; `makeLine` never encodes one.
  return addDays(`${year}-${String(month).padStart(2, '0')}-01`, days % 31);
}

type Contents = {
  concept: string;
  reference: string;
  due: BankDate;
  /** Centavos. */
  amount: number;
};

export function makeLine({ concept, reference, due, amount }: Contents): string {
  const line = `${concept}${reference}${dueDigits(due)}${amountDigit(amount)}${VERSION}`;
  return `${line}${checkDigits(line)}`;
}

/** Returns the line with wrong check digits. */
export const corruptDigit = (line: string): string => `${line.slice(0, -1)}${(Number(line.at(-1)) + 1) % 10}`;

export type CaptureLine = { line: string; concept: string; due: BankDate };

/** Also works for lines that fail the checks. */
export const conceptIn = (line: string): string => line.slice(AT.concept, AT.reference);

export type LineProblem = LineShapeProblem | 'check';

export function readLine(line: string): CaptureLine | LineProblem {
  const problem = lineShapeProblem(line);
  if (problem !== undefined) return problem;
  const isOfScheme = /^\d+$/.test(line.slice(AT.due)) && line[AT.version] === VERSION;
  if (!isOfScheme || checkDigits(line) !== line.slice(AT.check)) return 'check';
  return { line, concept: conceptIn(line), due: dueOf(line) };
}

/** Compares one check digit, so one wrong amount in ten passes. */
export const fitsAmount = (line: string, centavos: number): boolean =>
  line[AT.amount] === amountDigit(centavos);
