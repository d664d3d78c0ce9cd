/** English messages for zod issues without a message, in sandbox requests and stored rows. */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Write date and time with the offset: 2026-11-23T09:30:00-06:00.',
  date: 'Write a date: 2026-11-23.',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' elements' };

type SizeIssue = { origin: string; inclusive?: boolean | undefined };

const sizeText = (
  words: readonly [inclusive: string, exclusive: string],
  limit: unknown,
  issue: SizeIssue,
): string => `Write ${words[issue.inclusive === false ? 1 : 0]} ${limit}${UNITS[issue.origin] ?? ''}.`;

export function englishLabelsOf(issue: Issue): string {
  if (issue.input === undefined) return 'This field is required.';
  switch (issue.code) {
    case 'invalid_type':
      // JSON numbers such as 1e400 parse to Infinity.
      if (issue.expected === 'number' && Math.abs(Number(issue.input)) === Number.POSITIVE_INFINITY)
        return 'Write a number that can be counted.';
      return `Write ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `Write one of these values: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Write the text in its format.';
    case 'unrecognized_keys':
      return 'This field is not expected here.';
    case 'too_big':
      return sizeText(['at most', 'less than'], issue.maximum, issue);
    case 'too_small':
      return sizeText(['at least', 'more than'], issue.minimum, issue);
    default:
      return 'This value is not valid.';
  }
}
