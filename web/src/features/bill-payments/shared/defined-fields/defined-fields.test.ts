import { expect, test } from 'vitest';
import type { FieldDataType, FieldDefinition } from '#contract/domain/field-definition';
import { blankFields, checkDefined, fieldValues, summarizeDefined } from './defined-fields';
import { lengthText } from './hints';

const field = (
  id: string,
  dataType: FieldDataType,
  change: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  id,
  name: id,
  type: 'variable',
  dataType,
  ...change,
});

const definitions = [
  field('concept', 2, { type: 'constant', value: 'Predial' }),
  field('account', 1, { minimumLength: 12, maximumLength: 12, format: '999 999 999 999' }),
  field('fee', 6, { decimalType: 2, minimumAmount: 100 }),
  field('on', 4),
  field('area', 2, { minimumLength: 0, maximumLength: 30 }),
];
const draft = {
  'given-account': '123456789012',
  'given-fee': ' $1,250.5 ',
  'given-on': '2026-11-02',
  'given-area': '',
};

test('the draft contains only variable fields with their known values', () => {
  expect(blankFields([...definitions, field('year', 1, { value: '2026' })])).toEqual({
    'given-account': '',
    'given-fee': '',
    'given-on': '',
    'given-area': '',
    'given-year': '2026',
  });
});

test('sends values in the format of the bank, and omits empty ones', () => {
  expect(checkDefined(definitions, draft)).toEqual({});
  expect(fieldValues(definitions, draft)).toEqual([
    { id: 'account', value: '123456789012' },
    { id: 'fee', value: '1250.5' },
    { id: 'on', value: '2026-11-02' },
  ]);
});

test('reports errors per field in order', () => {
  const invalidDraft = { ...draft, 'given-account': '123', 'given-fee': '99.99', 'given-on': '' };
  expect(Object.entries(checkDefined(definitions, invalidDraft))).toEqual([
    ['given-account', 'Son 12 dígitos. Te faltan 9.'],
    ['given-fee', 'Debe ser de $100.00 MXN o más.'],
    ['given-on', 'Dato necesario.'],
  ]);
});

test('names the field of an error in a summary', () => {
  expect(summarizeDefined(definitions, 'given-fee', 'Dato necesario.')).toBe('fee: Dato necesario.');
  expect(summarizeDefined(definitions, 'medium', 'Elige de dónde se cobra.')).toBe(
    'Elige de dónde se cobra.',
  );
});

test.each([
  [field('a', 1, { minimumLength: 12, maximumLength: 12 }), '12 dígitos'],
  [field('a', 1, { minimumLength: 8, maximumLength: 10 }), 'De 8 a 10 dígitos'],
  [field('a', 3, { minimumLength: 0, maximumLength: 40 }), 'Hasta 40 letras'],
  [field('a', 2, { minimumLength: 1, maximumLength: 1 }), '1 letra o número'],
  [field('a', 8, { minimumLength: 12, maximumLength: 13 }), '12 o 13 letras y números'],
  [field('a', 1, { format: '1-6' }), undefined],
  [field('a', 7), undefined],
])('describes the length of %j: %s', (definition, text) => {
  expect(lengthText(definition)).toBe(text);
});
