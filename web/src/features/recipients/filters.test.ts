import { expect, test } from 'vitest';
import { digitsOnly, words, wordsAndDigits } from './filters';

test.each([
  [wordsAndDigits.filter, 'a-ñ 1!', 'añ 1'],
  [wordsAndDigits.filter, 'Tía Ñeca #2', 'Tía Ñeca 2'],
  [wordsAndDigits.filter, 'Jose\u0301', 'José'],
  [wordsAndDigits.filter, '<b>&"\'\n\t_', 'b'],
  [wordsAndDigits.filter, '😀 ½', ' '],
  [digitsOnly, '044 180-0000', '0441800000'],
  [digitsOnly, 'a-ñ 1!', '1'],
  [digitsOnly, '(55) 1234.5678', '5512345678'],
  [words.filter, 'a-ñ 1!', 'añ '],
  [words.filter, 'De la Cruz 2º ª', 'De la Cruz  '],
  [words.filter, 'Muñoz', 'Muñoz'],
  [words.filter, '', ''],
])('%o keeps of %j only %j', (filter, typed, kept) => expect(filter(typed)).toBe(kept));
