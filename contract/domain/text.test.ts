import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewPortability } from '../payroll-portability';
import { NewRecipient } from '../recipients';
import { MobileTelephone } from './mobile-telephone';
import { digitsIn, isPrintable, Label, Line, OptionalLabel, plainText } from './text';

test.each([
  ['accents and signs', 'Peña & Cía. <b> “¿sí?” €', true],
  ['an emoji', 'Viaje \u{1f3d6}', true],
  ['a high surrogate alone', 'Viaje \ud83c', false],
  ['a low surrogate alone', '\udfd6 viaje', false],
  ['surrogates in the wrong order', '\udfd6\ud83c', false],
  ['a line break', 'a\nb', false],
  ['a direction mark', 'a\u202eb', false],
])('%s in %j is printable: %s', (_, text, expected) => expect(isPrintable(text)).toBe(expected));

test.each([
  [MobileTelephone, '5511223344', true],
  [MobileTelephone, '0000000000', false],
  [MobileTelephone, '551122334', false],
  [NewRecipient.shape.account_id, '0000000000000000', false],
  [NewRecipient.shape.account_id, '0120', true],
  [NewPortability.shape.third_party_account_number, '000000000000000000', false],
])('a number needs the right length and a digit other than zero: %#', (schema, digits, expected) =>
  expect(schema.safeParse(digits).success).toBe(expected),
);

describe('text of customers', () => {
  test.each([
    [' Casa ', true],
    ['Niño’s', false],
    ["O'Neill & Co. 2-A", true],
    ['<b>Casa</b>', false],
    ['Viaje \u{1f3d6}', false],
    ['Casa \ud83c', false],
    ['   ', false],
    ['x'.repeat(26), false],
    // A code point outside the BMP counts as one character.
    ['\u{10400}'.repeat(25), true],
    ['\u{10400}'.repeat(26), false],
  ])('accepts %j as a label: %s', (text, expected) => {
    expect(Label(25).safeParse(text).success).toBe(expected);
    expect(OptionalLabel(25).safeParse(text).success).toBe(expected || text.trim() === '');
  });

  test.each([
    ['<b> & "x" \u{1f3d6}', true],
    ['', true],
    ['a\u0000', false],
    ['a\udfd6', false],
    ['x'.repeat(26), false],
    ['\u{1f600}'.repeat(25), true],
    ['\u{1f600}'.repeat(26), false],
  ])('accepts %j as a line: %s', (text, expected) => expect(Line(25).safeParse(text).success).toBe(expected));
});

test.each([
  ['María\u00a0José', 'María José', 'a no-break space'],
  ['de\tla\u202fCruz', 'de la Cruz', 'a tab and a narrow space'],
  ['\u200e\u202aRenta\u202c\u200b', 'Renta', 'direction marks and a zero-width space'],
  ['Jose\u0301', 'José', 'a combining accent'],
  ['\ufeffso\u00adfá', 'sofá', 'a byte order mark and a soft hyphen'],
  ['Garza-Sada, “2º” ½ 😀', 'Garza-Sada, “2º” ½ 😀', 'visible characters, all kept'],
])('%j is normalized to %j: %s', (text, plain) => expect(plainText(text)).toBe(plain));

test.each([
  ['044 180-0000', '0441800000'],
  ['５５ １２３４', '551234'],
  ['a-ñ 1!', '1'],
])('%j has the digits %s', (text, digits) => expect(digitsIn(text)).toBe(digits));

test('the JSON schema of a line contains its maximum length', () =>
  expect(z.toJSONSchema(Line(25), { io: 'input' })).toMatchObject({ maxLength: 25 }));

test.each([
  ['\u200b', ''],
  ['Jose\u0301\u00a0', 'José'],
])('a line %j is stored as %j', (text, stored) => expect(Line(25).parse(text)).toBe(stored));
