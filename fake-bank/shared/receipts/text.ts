/** The PDF fonts support Windows-1252 only; other characters are replaced. */
const SUBSTITUTES: Record<string, string> = {
  '\u2212': '\u2013',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2192': '>',
};
const ENCODABLE = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

export function printable(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (ENCODABLE.test(line)) return line;
  return [...line]
    .map((character) => SUBSTITUTES[character] ?? character)
    .map((character) => (ENCODABLE.test(character) ? character : '?'))
    .join('')
    .trim();
}
