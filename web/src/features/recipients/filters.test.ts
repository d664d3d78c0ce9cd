import { expect, test } from 'vitest';
import { words, wordsAndDigits } from './filters';

test.each([
  [wordsAndDigits.filter, 'a-ñ 1!', 'añ 1'],
  [wordsAndDigits.filter, 'Tía Ñeca #2', 'Tía Ñeca 2'],
  [wordsAndDigits.filter, 'Jose\u0301', 'José'],
  [wordsAndDigits.filter, '<b>&"\'\n\t_', 'b  '],
  [wordsAndDigits.filter, '😀 ½', ' '],
  [words.filter, 'a-ñ 1!', 'añ '],
  [words.filter, 'De la Cruz 2º ª', 'De la Cruz  '],
  [words.filter, 'Muñoz', 'Muñoz'],
  [words.filter, 'María\u00a0José', 'María José'],
  [words.filter, 'de\tla\u202fCruz', 'de la Cruz'],
  [words.filter, '\u202aRosa\u202c', 'Rosa'],
  [words.filter, '', ''],
])('%o keeps of %j only %j', (filter, typed, kept) => expect(filter(typed)).toBe(kept));
