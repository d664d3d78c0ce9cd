import { expect, test } from 'vitest';
import { lettersAndDigits, lettersOnly } from './filters';

test.each([
  [lettersAndDigits.filter, 'a-ñ 1!', 'añ 1'],
  [lettersAndDigits.filter, 'Tía Ñeca #2', 'Tía Ñeca 2'],
  [lettersAndDigits.filter, 'Jose\u0301', 'José'],
  [lettersAndDigits.filter, '<b>&"\'\n\t_', 'b  '],
  [lettersAndDigits.filter, '😀 ½', ' '],
  [lettersOnly.filter, 'a-ñ 1!', 'añ '],
  [lettersOnly.filter, 'De la Cruz 2º ª', 'De la Cruz  '],
  [lettersOnly.filter, 'Muñoz', 'Muñoz'],
  [lettersOnly.filter, 'María\u00a0José', 'María José'],
  [lettersOnly.filter, 'de\tla\u202fCruz', 'de la Cruz'],
  [lettersOnly.filter, '\u202aRosa\u202c', 'Rosa'],
  [lettersOnly.filter, '', ''],
])('%o filters %j to %j', (filter, text, expected) => expect(filter(text)).toBe(expected));
