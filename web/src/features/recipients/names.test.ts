import { expect, test } from 'vitest';
import { MAX_ALIAS_LENGTH } from '#contract/recipients';
import { checkNames, type NamesDraft, noNames, proposedAlias } from './names';

const longName = 'ñ'.repeat(MAX_ALIAS_LENGTH - 1);

test.each<[string, Partial<NamesDraft>, string]>([
  ['empty names', {}, ''],
  ['only a first name', { name: ' Fidel ' }, 'Fidel'],
  ['a person', { name: 'Fidel  Ángel', lastName: 'Ochoa', secondLastName: 'Barrios' }, 'Fidel Ángel Ochoa'],
  ['a business, ignoring the surname', { recipientType: 'BUSINESS', name: 'Luz', lastName: 'x' }, 'Luz'],
  ['more words than fit', { name: 'María José', lastName: 'Núñez de la Peña' }, 'María José Núñez de la'],
  ['a word that fits before a word that does not', { name: longName, lastName: 'bc' }, longName],
  ['words that just fit', { name: longName.slice(2), lastName: 'bc' }, `${longName.slice(2)} bc`],
  ['a word that is too long', { name: `${longName}bc` }, `${longName}b`],
])('proposes an alias for %s', (_, names, alias) => {
  expect(proposedAlias({ ...noNames, ...names })).toBe(alias);
});

test.each([
  [25, undefined],
  [26, 'El alias tiene 26 caracteres; el máximo es 25.'],
])('an alias of %i characters has the error %s', (length, error) => {
  expect(checkNames({ ...noNames, alias: 'ñ'.repeat(length) }).alias).toBe(error);
});

test('rejects special characters in names with an error that names the field', () => {
  const { lastName, secondLastName } = checkNames({
    ...noNames,
    lastName: '<b>',
    secondLastName: 'Ochoa 🎉',
  });
  expect([lastName, secondLastName]).toEqual([
    'El apellido paterno lleva solo letras, números y espacios.',
    'El apellido materno lleva solo letras, números y espacios.',
  ]);
});
