import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Ana Lucía Herrera', 'AH'],
  ['ana', 'A'],
  ['  Ángel   Óscar ', 'ÁÓ'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));
