import { digitsIn } from '#contract/domain/text';

export { formatPhone } from '#contract/domain/mobile-telephone';

/** Digits cut into groups: grouped('5512345678', [2, 4, 4]) → '55 1234 5678'. Stops where the digits end. */
function grouped(text: string, sizes: readonly number[]): string {
  const digits = digitsIn(text);
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    if (from >= digits.length) break;
    groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join(' ');
}

/** Ten digits as they are typed: '55 1234 5678'. */
export const maskPhone = (text: string): string => grouped(text, [2, 4, 4]);

/** 18 digits: bank, place, account, check digit. */
export const formatClabe = (clabe: string): string => grouped(clabe, [3, 3, 11, 1]);

/** Fifteen digits as an American Express card shows them. */
export const formatAmex = (card: string): string => grouped(card, [4, 6, 5]);

/** A card's digits by fours. */
export const formatCard = (card: string): string => grouped(card, [4, 4, 4, 4]);
