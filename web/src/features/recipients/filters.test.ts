import { expect, test } from 'vitest';
import { digitsOnly, lettersDigitsSpaces, lettersOnly } from './filters';

test.each([
  [lettersDigitsSpaces, 'a-ñ 1!', 'añ 1'],
  [lettersDigitsSpaces, 'Tía Ñeca #2', 'Tía Ñeca 2'],
  [lettersDigitsSpaces, 'Jose\u0301', 'José'],
  [lettersDigitsSpaces, '<b>&"\'\n\t_', 'b'],
  [lettersDigitsSpaces, '😀 ½', ' '],
  [digitsOnly, '044 180-0000', '0441800000'],
  [digitsOnly, 'a-ñ 1!', '1'],
  [digitsOnly, '(55) 1234.5678', '5512345678'],
  [lettersOnly, 'a-ñ 1!', 'añ '],
  [lettersOnly, 'De la Cruz 2º ª', 'De la Cruz  '],
  [lettersOnly, 'Muñoz', 'Muñoz'],
  [lettersOnly, '', ''],
])('%o keeps of %j only %j', (filter, typed, kept) => expect(filter(typed)).toBe(kept));
