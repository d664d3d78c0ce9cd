import { expect, test } from 'vitest';
import { keepsOverpayment, minimumAmount } from './transfers';

test.each([
  ['Cheques', 'MXN', 'Cheques', 1],
  ['Tarjeta de Crédito', 'MXN', 'Cheques', 50_00],
  ['Tarjeta de Crédito', 'MXN', 'Línea de Crédito', 1],
  ['Tarjeta de Crédito', 'MXN', undefined, 1],
  ['Tarjeta de Crédito', 'USD', 'Cheques', 1],
  ['Línea de Crédito', 'MXN', 'Cheques', 1_000_00],
  ['Línea de Crédito', 'MXN', undefined, 1_000_00],
  ['Línea de Crédito', 'USD', 'Cheques', 1],
] as const)('the minimum from %s in %s to %s is %i centavos', (type, currency, to, minimum) => {
  expect(minimumAmount({ type, currency }, to && { type: to })).toBe(minimum);
});

test.each([
  ['Tarjeta de Crédito', true],
  ['Línea de Crédito', true],
  ['Crédito Personal', false],
  ['Crédito Hipotecario', false],
] as const)('%s keeps an overpayment: %s', (type, keeps) => {
  expect(keepsOverpayment({ type })).toBe(keeps);
});
