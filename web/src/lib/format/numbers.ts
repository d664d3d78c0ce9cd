import { digitsIn } from '#contract/domain/text';

export { formatPhone } from '#contract/domain/mobile-telephone';

/** groupDigits('5512345678', [2, 4, 4]) → '55 1234 5678'. */
function groupDigits(text: string, sizes: readonly number[]): string {
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

export const maskPhone = (text: string): string => groupDigits(text, [2, 4, 4]);

export const formatClabe = (clabe: string): string => groupDigits(clabe, [3, 3, 11, 1]);

export const formatAmex = (card: string): string => groupDigits(card, [4, 6, 5]);

export const formatCard = (card: string): string => groupDigits(card, [4, 4, 4, 4]);
