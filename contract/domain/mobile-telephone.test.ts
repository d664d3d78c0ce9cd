import { expect, test } from 'vitest';
import { nationalDigits } from './mobile-telephone';

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
])('%j keeps the digits %j while typing', (text, digits) => expect(nationalDigits(text)).toBe(digits));
