import { expect, test } from 'vitest';
import { ALIAS_MAX } from '#contract/recipients';
import { checkNames, type NamesDraft, noNames, proposedAlias } from './names';

const long = 'ñ'.repeat(ALIAS_MAX - 1);

test.each<[string, Partial<NamesDraft>, string]>([
  ['nobody yet', {}, ''],
  ['a name alone', { name: ' Fidel ' }, 'Fidel'],
  ['a person', { name: 'Fidel  Ángel', lastName: 'Ochoa', secondLastName: 'Barrios' }, 'Fidel Ángel Ochoa'],
  ['a business, whatever a person was', { recipientType: 'BUSINESS', name: 'Luz', lastName: 'x' }, 'Luz'],
  ['more words than fit', { name: 'María José', lastName: 'Núñez de la Peña' }, 'María José Núñez de la'],
  ['a word that fits, and one that does not', { name: long, lastName: 'bc' }, long],
  ['words that just fit', { name: long.slice(2), lastName: 'bc' }, `${long.slice(2)} bc`],
  ['a word that is longer', { name: `${long}bc` }, `${long}b`],
])('%s is called by the name, as far as it fits', (_, names, alias) => {
  expect(proposedAlias({ ...noNames, ...names })).toBe(alias);
});

test.each([
  [25, undefined],
  [26, 'Máximo 25 caracteres'],
])('an alias of %i characters: %s', (length, error) => {
  expect(checkNames({ ...noNames, alias: 'ñ'.repeat(length) }).alias).toBe(error);
});
