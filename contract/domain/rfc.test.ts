import { expect, test } from 'vitest';
import { isRfc } from './rfc';

test.each([
  ['XAXX010101000', true],
  ['GODE561231GR8', true],
  ['gode561231gr8', true],
  ['ÑAÑ&990228AB1', true],
  ['ABC680524P76', true],
  ['ABC000229P7A', true],
  ['ABC010229P76', false],
  ['ABC991332P76', false],
  ['ABC680524P7B', false],
  ['AB680524P76', false],
  ['GODE561231GR', false],
  ['GODE561231GR88', false],
  ['', false],
])('%s is an RFC: %s', (text, fits) => {
  expect(isRfc(text)).toBe(fits);
});
