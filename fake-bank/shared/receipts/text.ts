/** Characters of the embedded fonts, a Latin subset of Figtree. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xac\xae-\xffıŒœˆ˚˜–—‘’‚“”„•…‹›⁄€™↑↓−∕]*$/;

const SUBSTITUTES: Record<string, string> = { '\u2192': '>' };

/** Returns 'S' for 'Š', and '?' for a character without a Latin equivalent. */
function substitute(character: string): string {
  const letter = SUBSTITUTES[character] ?? character.normalize('NFD').slice(0, 1);
  return DRAWABLE.test(letter) ? letter : '?';
}

export function toPrintable(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (DRAWABLE.test(line)) return line;
  return [...line]
    .map((character) => (DRAWABLE.test(character) ? character : substitute(character)))
    .join('')
    .trim();
}
