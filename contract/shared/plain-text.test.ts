import { expect, test } from 'vitest';
import { digitsIn, plainText } from './plain-text';

test.each([
  ['María\u00a0José', 'María José', 'a no-break space'],
  ['de\tla\u202fCruz', 'de la Cruz', 'a tab and a narrow space'],
  ['\u200e\u202aRenta\u202c\u200b', 'Renta', 'direction marks and a zero-width space'],
  ['Jose\u0301', 'José', 'an accent of its own'],
  ['\ufeffso\u00adfá', 'sofá', 'a byte order mark and a soft hyphen'],
  ['Garza-Sada, “2º” ½ 😀', 'Garza-Sada, “2º” ½ 😀', 'visible characters, all kept'],
])('%j reads %j: %s', (text, plain) => expect(plainText(text)).toBe(plain));

test.each([
  ['044 180-0000', '0441800000'],
  ['５５ １２３４', '551234'],
  ['a-ñ 1!', '1'],
])('%j has the digits %s', (text, digits) => expect(digitsIn(text)).toBe(digits));
