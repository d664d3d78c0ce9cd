import { expect, test } from 'vitest';
import { clabe } from '#contract/domain/clabe';
import { recipient } from '#web/testing/makers.ts';
import { isNumberOf, isPartOf, numberIn, readNumber } from './typed-number';

const institutions = [
  { id: '012', name: 'BBVA México' },
  { id: '044', name: 'Banco Cenzontle' },
];
const BBVA = clabe('012', '180', '01548823019');
const OWN_BANK_CLABE = clabe('044', '180', '00000004107');
const VISA = '4111111111111111';

test.each([
  ['0121 8001 5488', '012180015488'],
  ['55-1234-5678', '5512345678'],
  ['+52 1 55 1234 5678', '5512345678'],
  ['(55) 1234.5678', '5512345678'],
  ['５５１２', '5512'],
  ['012\u200b180', '012180'],
  ['(+52) 55 1234 5678', '5512345678'],
  ['5215512345678', '5512345678'],
  ['044 55 1234 5678', '5512345678'],
  [`CLABE: ${BBVA}`, BBVA],
  [`Rosa Medina BBVA ${BBVA.slice(0, 3)} ${BBVA.slice(3)}`, BBVA],
  ['Rosa +52 55 1234 5678', '5512345678'],
  ['Casa 12', undefined],
  [`${BBVA} y ${OWN_BANK_CLABE}`, undefined],
  ['mamá', undefined],
  ['Luis 2', undefined],
  ['-', undefined],
])('reads %j as the number %s', (text, digits) => expect(numberIn(text)).toBe(digits));

test.each([
  ['5512345678', ['Agregar celular']],
  ['00000004107', ['Agregar cuenta Cenzontle']],
  ['420771029934', ['Agregar crédito personal', 'Agregar crédito hipotecario']],
  ['378282246310005', ['Agregar American Express']],
  [VISA, ['Agregar tarjeta de débito', 'Agregar tarjeta de crédito de otro banco']],
  [BBVA, ['Agregar cuenta de BBVA México']],
  [OWN_BANK_CLABE, ['Agregar cuenta de Banco Cenzontle']],
])('offers to save %s as %j', (digits, titles) => {
  const { offers, error } = readNumber(digits, institutions);
  expect(offers.map(({ title }) => title)).toEqual(titles);
  expect(error).toBeUndefined();
});

test.each([
  [`${VISA.slice(0, -1)}2`, 'Revisa los 16 dígitos: el último no corresponde a los demás.'],
  [`${BBVA.slice(0, -1)}0`, 'Revisa los 18 dígitos: el último no corresponde a los demás.'],
  [clabe('999', '180', '01548823019'), 'La CLABE no es de ningún banco de la lista.'],
  [`${BBVA}1`, 'Una CLABE tiene 18 dígitos, una tarjeta 16 y un celular 10; este tiene 19.'],
])('offers nothing for the impossible number %s', (digits, error) =>
  expect(readNumber(digits, institutions)).toEqual({ offers: [], error }),
);

test('shows the bank and the number of missing digits of an incomplete CLABE', () =>
  expect(readNumber(BBVA.slice(0, 14), institutions).hint).toBe(
    '14 dígitos. Una CLABE tiene 18 dígitos, una tarjeta 16 y un celular 10. Si es una CLABE, es de BBVA México: faltan 4.',
  ));

test.each([
  [{ accountType: 'TPTOFF', accountId: BBVA }, BBVA, true],
  [{ accountType: 'TPTON', accountId: '00000004107' }, OWN_BANK_CLABE, true],
  [{ accountType: 'TPTON', accountId: '00000004107' }, '00000004107', true],
  [{ accountType: 'TPTLOAN', accountId: '4417725', bankOffice: '180' }, '18004417725', true],
  [{ accountType: 'TPTOFF', accountId: BBVA }, OWN_BANK_CLABE, false],
  [{ accountType: 'TPTOFF', accountId: BBVA }, BBVA.slice(0, 10), false],
] as const)('the account %j has the number %s: %s', (account, digits, expected) =>
  expect(isNumberOf(recipient('a', account), digits)).toBe(expected),
);

test.each([
  ['0197', true],
  ['0121', true],
  ['197', false],
  ['8001', false],
])('the search %s finds a saved number by its first or last digits: %s', (digits, isMatch) =>
  expect(isPartOf(recipient('mother', { accountId: '012180015488230197' }), digits)).toBe(isMatch),
);

test.each([10, 15, 16])('%s digits of a CLABE get a hint, neither an offer nor an error', (length) =>
  expect(readNumber(BBVA.slice(0, length), institutions)).toEqual({
    offers: [],
    hint: expect.stringContaining(`es de BBVA México: faltan ${18 - length}.`),
  }),
);
