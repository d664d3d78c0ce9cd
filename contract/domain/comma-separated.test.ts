import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commaSeparated, isAmong } from './comma-separated';

test.each([
  ['one', true],
  ['one,two', true],
  ['', false],
  ['one,', false],
  ['one, two', false],
  ['three', false],
])('%j is a valid list: %s', (list, fits) => {
  expect(z.safeParse(commaSeparated(z.enum(['one', 'two']), 'Elige.'), list).success).toBe(fits);
});

test.each([
  [undefined, true],
  ['one', true],
  ['two,one', true],
  ['two', false],
  ['ones', false],
])('the filter %j includes "one": %s', (kinds, has) => expect(isAmong(kinds, 'one')).toBe(has));
