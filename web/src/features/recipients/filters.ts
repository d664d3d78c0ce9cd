import { plainText } from '#contract/domain/text';

/** Returns a function that keeps only the allowed characters of typed or pasted text. */
const keepOnly = (allowed: RegExp) => (text: string) => plainText(text).match(allowed)?.join('') ?? '';

/** For aliases and business names; `allowed` is the hint. */
export const lettersAndDigits = {
  filter: keepOnly(/[\p{Lu}\p{Ll}\d ]/gu),
  allowed: 'letras, números y espacios',
};

export const lettersOnly = { filter: keepOnly(/[\p{Lu}\p{Ll} ]/gu), allowed: 'letras y espacios' };
