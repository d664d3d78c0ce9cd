import { describe, expect, test } from 'vitest';
import { amountBody, checkBalance, checkMinimum, checkPositive, readAmount } from './amount';

describe('parsing an amount', () => {
  test.each([
    ['1,250.5', 'MXN', { centavos: 1250_50 }],
    ['0', 'MXN', { centavos: 0 }],
    ['', 'MXN', { error: 'Escribe el importe.' }],
    ['  ', 'MXN', { error: 'Escribe el importe.' }],
    ['-50', 'MXN', { error: 'Escribe un importe mayor a $0.00.' }],
    ['$ −50', 'MXN', { error: 'Escribe un importe mayor a $0.00.' }],
    ['12,345,678,901,234', 'MXN', { error: 'Ese importe es demasiado grande.' }],
    ['mucho', 'USD', { error: 'Escribe un importe en USD, por ejemplo 1,250.00.' }],
  ] as const)('reads %j in %s', (text, currency, expected) => {
    expect(readAmount(text, currency)).toEqual(expected);
  });

  test('uses custom messages', () => {
    const labels = { missing: 'Dato necesario.', malformed: (text: string) => `${text}?` };
    expect(readAmount('', 'MXN', labels).error).toBe('Dato necesario.');
    expect(readAmount(' x ', 'MXN', labels).error).toBe('x?');
  });

  test('converts to the request body, and throws for an invalid amount', () => {
    expect(amountBody('$1,250.50', 'MXN')).toEqual({ amount: 1250.5, currency_code: 'MXN' });
    expect(() => amountBody('mucho', 'MXN')).toThrow(TypeError);
  });
});

test.each([
  [0, 'Escribe un importe mayor a $0.00.'],
  [1, undefined],
])('checkPositive(%i) is %j', (centavos, expected) => expect(checkPositive(centavos)).toBe(expected));

test.each([
  [99_99, 'Escribe $100.00 MXN o más.'],
  [100_00, undefined],
])('for %i centavos with a minimum of 100 pesos the error is %j', (centavos, expected) =>
  expect(checkMinimum(centavos, 100_00, 'MXN')).toBe(expected),
);

test.each([
  [100_00, undefined, 5_80, undefined],
  [94_20, 100_00, 5_80, undefined],
  [94_21, 100_00, 5_80, 'Tu saldo no alcanza para la comisión de $5.80 MXN. Escribe $94.20 MXN o menos.'],
  [100_01, 100_00, 5_80, 'Rebasas tu saldo. Escribe $94.20 MXN o menos.'],
  [100_01, 100_00, 0, 'Rebasas tu saldo. Escribe $100.00 MXN o menos.'],
  [1_00, 3_00, 5_80, 'Tu saldo no alcanza para la comisión de $5.80 MXN.'],
  [1_00, 0, 0, 'Rebasas tu saldo.'],
  [100_00, 100_00, 0, undefined],
])(
  'for %i of %s centavos with a commission of %i the error is %j',
  (centavos, available, commission, expected) =>
    expect(checkBalance(centavos, { available, commission, currency: 'MXN' })).toBe(expected),
);
