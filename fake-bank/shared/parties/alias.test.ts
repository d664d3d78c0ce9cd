import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aliasKey, isSameAlias } from './alias';

test('aliases have the same key exactly if they are the same', () => {
  const text = fc
    .array(fc.constantFrom(...'aAáÁnNñÑeéüU z1'), { maxLength: 4 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(aliasKey(one) === aliasKey(other)).toBe(isSameAlias(one, other));
    }),
    { numRuns: 2000 },
  );
});
