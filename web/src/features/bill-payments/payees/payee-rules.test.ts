import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition } from '#contract/domain/field-definition';
import type { BillHelp } from '#contract/merchants';
import { numberIn } from './barcode';
import { checkNickname, normalizeNickname } from './nickname';

describe('the number in a barcode', () => {
  const definition: FieldDefinition = {
    id: 'reference',
    name: 'Número de servicio',
    type: 'variable',
    dataType: 1,
    maximumLength: 12,
  };
  const help: BillHelp = {
    layout: 'top',
    label: 'No. de servicio',
    where: 'Arriba.',
    example: '502188347710',
    barcode: { length: 30, start: 2 },
  };
  const code = '015021883477159999999999999999';

  it('is extracted from a full barcode', () => expect(numberIn(code, help, definition)).toBe('502188347715'));
  const { barcode: _, ...plainHelp } = help;
  it.each([
    ['a plain number', '502188347710', help],
    ['a code of another length', `${code}1`, help],
    ['a full barcode if the company has no barcode', code, plainHelp],
    ['a full barcode if the company has no help', code, undefined],
  ])('is not extracted from %s', (_, text, billHelp) =>
    expect(numberIn(text, billHelp, definition)).toBe(text),
  );
  it('is not extracted if the field allows the length of the barcode', () =>
    expect(numberIn('1'.repeat(30), help, { ...definition, maximumLength: 30 })).toBe('1'.repeat(30)));
});

test.each([
  ['', 'Escribe un alias.'],
  ['   ', 'Escribe un alias.'],
  ['Luz de casa', undefined],
  ["Peña & Hijos D'Or-2.", undefined],
  ['x'.repeat(25), undefined],
  ['x'.repeat(26), 'El alias tiene 26 caracteres; el máximo es 25.'],
  ['Luz!', 'El alias lleva solo letras, números y espacios.'],
])('the alias %j has the error %s', (text, problem) => expect(checkNickname(text)).toBe(problem));

test('trims and collapses spaces in an alias', () => {
  expect(normalizeNickname('  Luz   de casa ')).toBe('Luz de casa');
});
