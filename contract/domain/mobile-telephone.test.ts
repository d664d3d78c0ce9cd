import { expect, test } from 'vitest';
import { isForeignNumber, nationalDigits } from './mobile-telephone';

test.each([
  '5512345678',
  '55 1234 5678',
  '(55) 1234-5678',
  '+52 55 1234 5678',
  '\u202a+52 55 1234 5678\u202c',
  '(+52) 55 1234 5678',
  '52 55 1234 5678',
  '0052 55 1234 5678',
  '+52 1 55 1234 5678',
  '+5215512345678',
  '01 55 1234 5678',
  '044 55 1234 5678',
  '045 55 1234 5678',
  '\uff0b52 \uff15\uff15 1234 5678',
  '55\u00a01234\u202f5678',
])('%j is normalized to 5512345678', (text) => expect(nationalDigits(text)).toBe('5512345678'));

test.each([
  ['', ''],
  ['55 1234', '551234'],
  ['+52 55 1234', '551234'],
  ['525', '525'],
  ['55 1234 5678 9', '55123456789'],
])('nationalDigits returns for %j the digits %j', (text, digits) =>
  expect(nationalDigits(text)).toBe(digits),
);

test.each([
  ['+1 555 123 4567', '0015551234567'],
  ['+45 12 34 56 78', '004512345678'],
  ['(+34) 612 345 678', '0034612345678'],
  ['\uff0b34 612', '00000034612'],
  ['+34 612 345', '00034612345'],
])('%j is foreign, and its digits %s are too many for a Mexican number', (text, digits) => {
  expect(isForeignNumber(text)).toBe(true);
  expect(nationalDigits(text)).toBe(digits);
});

test.each(['+', '+5', '+52', '+52 55', '55 1234 5678', '34612345678', ''])('%j is not foreign', (text) =>
  expect(isForeignNumber(text)).toBe(false),
);
