/** Direction marks, zero-width spaces and joiners, soft hyphens: copied along with texts, and seen by nobody. */
const INVISIBLE = /\p{Cf}/gu;

/** Returns a text with composed letters, plain spaces and no invisible characters. */
export const plainText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(/\s/gu, ' ');

/** Returns the digits of a text; full-width ones as the usual ones. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
