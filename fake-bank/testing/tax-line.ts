/** Lines of capture that are right in every part, by the public base 97 scheme of Mexican banks. */
import type { BankDate } from '#contract/shared/dates';

export type TaxLine = {
  /** Two digits: what is paid. '04' and '05' are federal, '80' is property tax in Mexico City. */
  concept: string;
  /** Ten letters and digits that tell one line from another. */
  reference: string;
  due: BankDate;
  /** Integer centavos. */
  amount: number;
};

/** The year from which the days of a line are counted. */
const FIRST_YEAR = 2013;
const AMOUNT_WEIGHTS = [7, 3, 1];
const CHECK_WEIGHTS = [11, 13, 17, 19, 23];

/** Four digits: every month counts 31 days. */
function condensedDate(date: BankDate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return String((year - FIRST_YEAR) * 372 + (month - 1) * 31 + (day - 1)).padStart(4, '0');
}

/** Letters count as their place in a group of nine; the last group begins at two. */
function numberOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return (place % 9) + (place < 18 ? 1 : 2);
}

/** From the right, each value times the weights in turn. */
const weighted = (text: string, weights: readonly number[]): number =>
  [...text]
    .reverse()
    .reduce((sum, character, index) => sum + numberOf(character) * (weights[index % weights.length] ?? 0), 0);

/** Twenty characters: concept, reference, day, a digit of the amount, the version and two check digits. */
export function taxLine({ concept, reference, due, amount }: TaxLine): string {
  const condensedAmount = weighted(String(amount), AMOUNT_WEIGHTS) % 10;
  const line = `${concept}${reference}${condensedDate(due)}${condensedAmount}2`;
  return line + String((weighted(line, CHECK_WEIGHTS) % 97) + 1).padStart(2, '0');
}
