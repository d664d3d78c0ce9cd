import { plainText } from '#contract/domain/text';

/** Keeps the allowed characters of what is typed or pasted. */
const keepOnly = (allowed: RegExp) => (text: string) => plainText(text).match(allowed)?.join('') ?? '';

/** For aliases and business names; `allowed` names the allowed characters. */
export const lettersAndDigits = {
  filter: keepOnly(/[\p{Lu}\p{Ll}\d ]/gu),
  allowed: 'letras, números y espacios',
};

export const lettersOnly = { filter: keepOnly(/[\p{Lu}\p{Ll} ]/gu), allowed: 'letras y espacios' };
