import { plainText } from '#contract/domain/text';

/** Keeps the allowed characters of what is typed or pasted. */
const only = (allowed: RegExp) => (text: string) => plainText(text).match(allowed)?.join('') ?? '';

/** For an alias or the name of a business; `taken` is said to who types something else. */
export const wordsAndDigits = { filter: only(/[\p{Lu}\p{Ll}\d ]/gu), taken: 'letras, números y espacios' };

/** For the names of a person, which may be several words. */
export const searchWords = { filter: only(/[\p{Lu}\p{Ll} ]/gu), taken: 'letras y espacios' };
