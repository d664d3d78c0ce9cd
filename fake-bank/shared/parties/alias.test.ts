import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aliasKey, isSameAlias } from './alias';

test('aliasKey is equal for two aliases exactly if isSameAlias is true', () => {
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
