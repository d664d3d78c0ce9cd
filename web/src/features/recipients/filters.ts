/** What a field lets through while it is typed in. Accents may come as marks of their own: they are joined first. */
const only = (allowed: RegExp) => (text: string) => text.normalize('NFC').match(allowed)?.join('') ?? '';

/** For an alias or the name of a business; `taken` is said to who types something else. */
export const wordsAndDigits = { filter: only(/[\p{Lu}\p{Ll}\d ]/gu), taken: 'letras, números y espacios' };

/** For the names of a person, which may be several words. */
export const words = { filter: only(/[\p{Lu}\p{Ll} ]/gu), taken: 'letras y espacios' };

export const digitsOnly = only(/\d/g);
