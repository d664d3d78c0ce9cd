/** What a field lets through while it is typed in. Accents may come as marks of their own: they are joined first. */
const only = (allowed: RegExp) => (text: string) => text.normalize('NFC').match(allowed)?.join('') ?? '';

/** For an alias or the name of a business. */
export const lettersDigitsSpaces = only(/[\p{Lu}\p{Ll}\d ]/gu);

/** For the names of a person, which may be several words. */
export const lettersOnly = only(/[\p{Lu}\p{Ll} ]/gu);

/** The same with what is said of them to who types something else. */
export const wordsAndDigits = { filter: lettersDigitsSpaces, taken: 'letras, números y espacios' };
export const words = { filter: lettersOnly, taken: 'letras y espacios' };

export const digitsOnly = only(/\d/g);
