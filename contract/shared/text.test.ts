import { describe, expect, test } from 'vitest';
import { isPrintable, Label, Line, OptionalLabel } from './text';

test.each([
  ['accents and signs', 'Peña & Cía. <b> “¿sí?” €', true],
  ['a drawing of two halves', 'Viaje \u{1f3d6}', true],
  ['the first half of one', 'Viaje \ud83c', false],
  ['the second half of one', '\udfd6 viaje', false],
  ['halves in the wrong order', '\udfd6\ud83c', false],
  ['a line break', 'a\nb', false],
  ['a mark of direction', 'a\u202eb', false],
])('%s: %j can be printed: %s', (_, text, expected) => expect(isPrintable(text)).toBe(expected));

describe('what customers write', () => {
  test.each([
    [' Casa ', true],
    ['Niño’s', false],
    ["O'Neill & Co. 2-A", true],
    ['<b>Casa</b>', false],
    ['Viaje \u{1f3d6}', false],
    ['Casa \ud83c', false],
    ['   ', false],
    ['x'.repeat(26), false],
  ])('a name may be %j: %s', (text, expected) => {
    expect(Label(25).safeParse(text).success).toBe(expected);
    // Nothing is a name where none is needed.
    expect(OptionalLabel(25).safeParse(text).success).toBe(expected || text.trim() === '');
  });

  test.each([
    ['<b> & "x" \u{1f3d6}', true],
    ['', true],
    ['a\u0000', false],
    ['a\udfd6', false],
    ['x'.repeat(26), false],
  ])('a line may be %j: %s', (text, expected) => expect(Line(25).safeParse(text).success).toBe(expected));
});
