import { expect, test } from 'vitest';
import { amountError, exceedsHeld, unitsError } from './investment-funds';

test.each([
  [100_000_000_00, undefined],
  [100_000_000_01, 'Debe ser menor o igual a $100,000,000.00 MXN.'],
])('an order of %i centavos: %s', (centavos, error) => expect(amountError(centavos)).toBe(error));

test.each([
  ['BUY', 0, 'No alcanza para un título: cuesta $1.24 MXN.'],
  ['BUY', 1, undefined],
  ['SELL', 0, undefined],
] as const)('%s of %i units: %s', (type, units, error) => {
  expect(unitsError(type, { units, price: 1_234_564, total: 0 })).toBe(error);
});

test.each([
  [10, 10, false],
  [11, 10, true],
  [0, 0, true],
])('selling %i of %i held units is rejected: %s', (units, held, exceeds) => {
  expect(exceedsHeld({ units }, held)).toBe(exceeds);
});
