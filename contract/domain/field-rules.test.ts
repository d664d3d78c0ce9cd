import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldDataType, type FieldDefinition, kindOf } from './field-definition';
import { checkField, formatField, groupField, keepAllowedCharacters, normalizeField } from './field-rules';

const field = (dataType: FieldDataType, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id: 'a',
  name: 'A',
  type: 'variable',
  dataType,
  ...more,
});
const twelveDigits = { minimumLength: 12, maximumLength: 12 };

test.each([
  [1, 'numeric'],
  [2, 'alphanumeric'],
  [3, 'alpha'],
  [4, 'date'],
  [5, 'date'],
  [6, 'amount'],
  [7, 'amount'],
  [8, 'rfc'],
] as const)('data type %i is %s', (dataType, kind) => {
  expect(kindOf({ dataType })).toBe(kind);
});

test.each<[FieldDefinition, string, string]>([
  [field(5), '2026-11-10', '10 nov 2026'],
  [field(4), 'ayer', 'ayer'],
  [field(7), '1250.5', '$1,250.50 MXN'],
  [field(1, { format: '999 999 99 999 9' }), '123456789012', '123 456 78 901 2'],
  [field(1, { format: '1-6' }), '5', '5'],
  [field(3), 'Ana Lucía Herrera', 'Ana Lucía Herrera'],
])('formatField with %o shows %s as %s', (definition, value, shown) =>
  expect(formatField(definition, value)).toBe(shown),
);

describe('checkField', () => {
  test.each<[FieldDefinition, string, string | undefined]>([
    [field(1), '', 'Dato necesario.'],
    [field(2), '   ', 'Dato necesario.'],
    [field(2, { minimumLength: 0, maximumLength: 5 }), '', undefined],
    [field(1, twelveDigits), '123456789012', undefined],
    [field(1, twelveDigits), '1234567890', 'Son 12 dígitos. Te faltan 2.'],
    [field(1, twelveDigits), '12345678901', 'Son 12 dígitos. Te falta 1.'],
    [field(1, twelveDigits), '1234567890123', 'Son 12 dígitos. Te sobra 1.'],
    [field(1, { minimumLength: 8, maximumLength: 10 }), '1234567', 'Mínimo 8 dígitos. Te falta 1.'],
    [field(2, { minimumLength: 8, maximumLength: 10 }), '12345678901', 'Máximo 10 caracteres. Te sobra 1.'],
    [field(1, twelveDigits), '000000000000', 'Escribe un número que no sea de ceros.'],
    [field(2, twelveDigits), '000000000000', undefined],
    [field(1), '12a4', 'Escribe solo números.'],
    [field(2), 'AB-12', 'Usa solo letras y números.'],
    [field(2), 'Ñandú 12', undefined],
    [field(3), 'Ana 2', 'Usa solo letras.'],
    [field(3), 'Ana Peña Íñiguez', undefined],
    [field(1, { format: '1-6' }), '6', undefined],
    [field(1, { format: '1-6' }), '7', 'Escribe un número del 1 al 6.'],
    [field(1, { format: '1-6' }), '0', 'Escribe un número del 1 al 6.'],
    [field(5), '2026-02-28', undefined],
    [field(5), '2026-02-29', 'Escribe una fecha válida.'],
    [field(4), '28/02/2026', 'Escribe una fecha válida.'],
    [field(8), 'GODE561231GR8', undefined],
    [field(8), 'GODE561331GR8', 'Escribe el RFC como está en tu constancia.'],
    [field(8), 'GODE561231', 'Te faltan 2 caracteres.'],
    [field(8), 'GODE561231G', 'Te falta 1 carácter.'],
    [field(7), '12.50', undefined],
    [field(7), '12.505', 'Máximo 2 decimales.'],
    [field(7, { decimalType: 0 }), '12.5', 'Escribe el importe sin centavos.'],
    [field(7), '0', 'Debe ser mayor a $0.00.'],
    [field(7), '-1', 'Escribe un importe.'],
    [field(7), 'doce', 'Escribe un importe.'],
    [field(7), '12345678901234', 'Escribe un importe.'],
    [field(6, { minimumAmount: 100 }), '99.99', 'Debe ser de $100.00 MXN o más.'],
    [field(6, { minimumAmount: 100 }), '100', undefined],
    [field(7, { minimumLength: 10, maximumLength: 10 }), '5', undefined],
  ])('for %j returns the problem of «%s»: %s', (definition, value, problem) => {
    expect(checkField(definition, value)).toBe(problem);
  });
});

test.each<[FieldDefinition, string, string]>([
  [field(1), '12 34-ab', '1234'],
  [field(2), 'A-1_b 2', 'A1b 2'],
  [field(2, { format: 'AAAA AAAA' }), 'ab-12 cd', 'AB12CD'],
  [field(2, { format: 'AAAAAAAAAA' }), 'pl 0041–88_27', 'PL00418827'],
  [field(2, { format: 'AAAAAAAAAA' }), 'ＰＬ００４１８８２７', 'PL00418827'],
  [field(1), '１２ 34', '1234'],
  [field(3), 'Añá 12!', 'Añá '],
  [field(3), 'Ａna  Peña', 'Ana  Peña'],
  [field(8), 'gode 561231-gr8', 'GODE561231GR8'],
  [field(7), '12.50', '12.50'],
])('stripField with %j strips «%s» to «%s»', (definition, typed, stripped) => {
  expect(keepAllowedCharacters(definition, typed)).toBe(stripped);
});

describe('normalizeField', () => {
  const code = field(2, { format: 'AAAAAAAAAA' });
  test.each<[FieldDefinition, string, string]>([
    [code, ' pl-0041 8827 ', 'PL00418827'],
    [code, 'n\u0303a', 'ÑA'],
    [code, 'PL_1', 'PL_1'],
    [field(1, { format: '999 999' }), '123 456', '123456'],
    [field(1), '12-3a', '123A'],
    [field(2), 'Del Valle 2', 'Del Valle 2'],
    [field(3), 'Ana Peña', 'Ana Peña'],
    [field(7), '12.50', '12.50'],
    [field(5), '2026-02-28', '2026-02-28'],
  ])('for %j turns «%s» into «%s»', (definition, typed, normalized) => {
    expect(normalizeField(definition, typed)).toBe(normalized);
  });

  test('and stripField are idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const normalized = normalizeField(code, text);
        expect(normalizeField(code, normalized)).toBe(normalized);
        const stripped = keepAllowedCharacters(code, text);
        expect(keepAllowedCharacters(code, stripped)).toBe(stripped);
      }),
    );
  });
});

test.each([
  ['999 999 999 999', '123456789012', '123 456 789 012'],
  ['999 999 999 999', '1234', '123 4'],
  ['999 999 999 999', '123', '123'],
  ['999 999', '12345678', '123 45678'],
  ['1-6', '5', '5'],
  [undefined, '1234', '1234'],
])('the format %s groups %s as %s', (format, value, grouped) => {
  expect(groupField(format === undefined ? {} : { format }, value)).toBe(grouped);
});
