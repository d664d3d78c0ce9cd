/** Text as customers write it: client and bank take the same characters. */
import * as z from 'zod/mini';

/** Control characters, marks of direction and halves of characters: nobody sees them, and no paper can have them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused.
const UNPRINTABLE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
export const NOT_PRINTABLE = 'Tiene caracteres que no se pueden usar.';

const labelCharacters = /^[\p{Lu}\p{Ll}\d&.' -]*$/u;
const NOT_IN_LABEL = 'Usa solo letras, números y espacios.';
const hasWords = (text: string): boolean => text.trim() !== '';

/** A name that a customer gives something, or nothing: without signs of markup, as lists and messages repeat it. */
export const OptionalLabel = (max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(max), z.regex(labelCharacters, NOT_IN_LABEL));

/** The same where there has to be one. Some devices write accents as marks of their own: they are joined. */
export const Label = (max: number) =>
  z
    .string()
    .check(
      z.normalize('NFC'),
      z.minLength(1, 'Dato necesario'),
      z.maxLength(max),
      z.regex(labelCharacters, NOT_IN_LABEL),
      z.refine(hasWords, NOT_IN_LABEL),
    );

/** What a customer says of an operation, in any signs: screen and paper show it as text. */
export const Line = (max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(max), z.refine(isPrintable, NOT_PRINTABLE));

/** Numbers that name somebody or something are never of zeros alone, though some of their check digits would fit. */
export const isOnlyZeros = (digits: string): boolean => /^0+$/.test(digits);
export const ONLY_ZEROS = 'Escribe un número que no sea de ceros.';

/** Digits by which somebody or something is known, as many as `pattern` wants. */
export const DigitsOf = (pattern: RegExp, message: string) =>
  z.string().check(
    z.regex(pattern, message),
    z.refine((digits) => !isOnlyZeros(digits), ONLY_ZEROS),
  );
