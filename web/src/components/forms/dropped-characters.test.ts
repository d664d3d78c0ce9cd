import { expect, test } from 'vitest';
import { droppedFrom } from './dropped-characters';

test.each([
  ['012 180 0154 8823 0191', ''],
  ['Hola, mi CLABE es 012180015488230191, soy Laura', ''],
  ['CLABE: 012-180-01548823019-1', ''],
  ['abc', 'abc'],
  ['O12180', 'O'],
  ['O 12180', 'O'],
  ['012 18O', 'O'],
  ['012 18á', 'á'],
  ['012 180 O', 'O'],
  ['012 O 180', 'O'],
  ['es 012180 y 55', 'esy'],
  ['٣12', '٣'],
])('the characters dropped from %j are %j', (text, dropped) => expect(droppedFrom(text)).toBe(dropped));
