import * as z from 'zod/mini';

/** ASCII control characters, direction marks of bidirectional text and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rejected characters.
const UNPRINTABLE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
export const NOT_PRINTABLE = 'Tiene caracteres que no se pueden usar.';

const INVISIBLE = /\p{Cf}/gu;

export const plainText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(/\s/gu, ' ');

/** Counts Unicode code points, so that an emoji outside the BMP counts as one. */
export const countCharacters = (text: string): number => [...text].length;

/** Limits a text to `max` characters; Zod's `maxLength` counts UTF-16 code units. */
export function maxCharacters(max: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (countCharacters(value) > max) {
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    }
  });
  check._zod.onattach.push(({ _zod }) => {
    _zod.bag.maximum = max;
  });
  return check;
}

/** Returns the digits of a text; full-width digits become ASCII. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

const labelCharacters = /^[\p{Lu}\p{Ll}\d&.' -]*$/u;
const NOT_IN_LABEL = 'Usa solo letras, números y espacios.';
const hasText = (text: string): boolean => text.trim() !== '';

/** Optional name chosen by the customer. Rejects markup, because lists and messages show the name. */
export const OptionalLabel = (max: number, characters = NOT_IN_LABEL) =>
  z.string().check(z.normalize('NFC'), z.trim(), maxCharacters(max), z.regex(labelCharacters, characters));

const labelTexts = { required: 'Dato necesario.', characters: NOT_IN_LABEL };

/** Required label. Composes accents that some devices send as separate characters. */
export const Label = (max: number, { required, characters } = labelTexts) =>
  z
    .string()
    .check(
      z.normalize('NFC'),
      z.minLength(1, required),
      maxCharacters(max),
      z.regex(labelCharacters, characters),
      z.refine(hasText, characters),
    );

/** Returns the error of a label with disallowed characters; `subject` names the field, as in 'El alias'. */
export const labelProblem = (subject: string, text: string): string | undefined =>
  labelCharacters.test(text.normalize('NFC').trim())
    ? undefined
    : `${subject} lleva solo letras, números y espacios.`;

/** Free text with any printable characters; always rendered as text. */
export const Line = (max: number) =>
  z
    .string()
    .check(z.overwrite(plainText), z.trim(), maxCharacters(max), z.refine(isPrintable, NOT_PRINTABLE));

/** All zeros may pass a check digit, but no real number has only zeros. */
export const isOnlyZeros = (digits: string): boolean => /^0+$/.test(digits);
export const ONLY_ZEROS = 'Escribe un número que no sea de ceros.';

export const DigitsOf = (pattern: RegExp, message: string) =>
  z.string().check(
    z.regex(pattern, message),
    z.refine((digits) => !isOnlyZeros(digits), ONLY_ZEROS),
  );
