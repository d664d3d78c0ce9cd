import { expect, test } from 'vitest';
import { searchWords, wordsAndDigits } from './filters';

test.each([
  [wordsAndDigits.filter, 'a-ñ 1!', 'añ 1'],
  [wordsAndDigits.filter, 'Tía Ñeca #2', 'Tía Ñeca 2'],
  [wordsAndDigits.filter, 'Jose\u0301', 'José'],
  [wordsAndDigits.filter, '<b>&"\'\n\t_', 'b  '],
  [wordsAndDigits.filter, '😀 ½', ' '],
  [searchWords.filter, 'a-ñ 1!', 'añ '],
  [searchWords.filter, 'De la Cruz 2º ª', 'De la Cruz  '],
  [searchWords.filter, 'Muñoz', 'Muñoz'],
  [searchWords.filter, 'María\u00a0José', 'María José'],
  [searchWords.filter, 'de\tla\u202fCruz', 'de la Cruz'],
  [searchWords.filter, '\u202aRosa\u202c', 'Rosa'],
  [searchWords.filter, '', ''],
])('%o keeps of %j only %j', (filter, typed, kept) => expect(filter(typed)).toBe(kept));
