/** Schemas of stored texts. All are bounded; requests and imports check that they are printable. */
import * as z from 'zod/mini';
import { Label, maxCharacters, OptionalLabel } from '#contract/domain/text';

export const StoredKey = z
  .string()
  .check(
    z.regex(/^(?!__proto__$)[\w:.-]{1,100}$/, 'Write a key of letters, digits, hyphens, dots and colons.'),
  );

const REQUIRED = 'This field is required.';

/** A text that may be empty. */
export const StoredLine = (max = 500) => z.string().check(maxCharacters(max));

export const StoredText = (max = 500) => z.string().check(z.minLength(1, REQUIRED), maxCharacters(max));

const CHARACTERS = "Write letters, digits, spaces and & . ' - only.";

/** A name that a customer chose. */
export const StoredLabel = (max: number) => Label(max, { required: REQUIRED, characters: CHARACTERS });
export const OptionalStoredLabel = (max: number) => OptionalLabel(max, CHARACTERS);

/** A request body, whose limit is 64 kB. */
export const StoredJson = StoredText(100_000);
