import { expect, test } from 'vitest';
import { ownerLine } from './owner-line';

test.each([
  ['Mamá', 'Guadalupe Reyes', 'de Guadalupe Reyes'],
  ['Rosa', 'Rosa Martínez', 'de Rosa Martínez'],
  ['Rosa Martínez', 'Rosa Martínez', ''],
  ['rosa martinez ', 'Rosa Martínez', ''],
])('the line below the alias %j of %s is %j', (alias, owner, line) =>
  expect(ownerLine(alias, owner)).toBe(line),
);
