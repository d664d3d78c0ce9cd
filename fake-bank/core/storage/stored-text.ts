/** Schemas of stored texts. All are bounded; requests and imports check that they are printable. */
import * as z from 'zod/mini';
import { maxCharacters } from '#contract/domain/text';

export const StoredKey = z
  .string()
  .check(
    z.regex(
      /^(?!__proto__$)[\w:.-]{1,100}$/,
      'Escribe una clave de letras, números, guiones, puntos y dos puntos.',
    ),
  );

/** A text that may be empty. */
export const StoredLine = (max = 500) => z.string().check(maxCharacters(max));

export const StoredText = (max = 500) =>
  z.string().check(z.minLength(1, 'Dato necesario.'), maxCharacters(max));

/** A request body, whose limit is 64 kB. */
export const StoredJson = StoredText(100_000);
