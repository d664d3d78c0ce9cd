import { expect, test } from 'vitest';
import { minimumError } from './investment-products';

test.each([
  [4_999_99, 'Inviertes desde $5,000.00 MXN.'],
  [5_000_00, undefined],
])('the error for %i centavos with a minimum of 5,000 pesos: %s', (amount, error) => {
  expect(minimumError(amount, 5_000_00)).toBe(error);
});
