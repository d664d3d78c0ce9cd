import { expect, test } from 'vitest';
import { ALIAS_MAX } from '#contract/recipients';
import { type NamesDraft, noNames, proposedAlias } from './names';

test.each<[string, Partial<NamesDraft>, string]>([
  ['nobody yet', {}, ''],
  ['a name alone', { name: ' Fidel ' }, 'Fidel'],
  ['a person', { name: 'Fidel  Ángel', lastName: 'Ochoa', secondLastName: 'Barrios' }, 'Fidel Ángel Ochoa'],
  [
    'a business, whatever was typed of a person',
    { recipientType: 'BUSINESS', name: 'Luz y Más', lastName: 'x' },
    'Luz y Más',
  ],
  [
    'more than an alias holds',
    { name: `${'ñ'.repeat(ALIAS_MAX - 1)} b`, lastName: 'c' },
    'ñ'.repeat(ALIAS_MAX - 1),
  ],
])('%s is called by the name, as far as it fits', (_, names, alias) => {
  expect(proposedAlias({ ...noNames, ...names })).toBe(alias);
});
