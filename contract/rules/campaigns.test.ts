import { expect, test } from 'vitest';
import { amountError, isExpired } from './campaigns';

test.each([
  [10_000_00, undefined],
  [9_999_99, 'El mínimo es $10,000.00 MXN.'],
  [10_500_00, 'Elige un múltiplo de $1,000.00 MXN.'],
  [45_500_00, undefined],
  [45_500_01, 'Tu oferta es de hasta $45,500.00 MXN.'],
])('the error for %i centavos of an offer: %s', (amount, error) => {
  expect(amountError(amount, { most: 45_500_00, minimum: 10_000_00, step: 1_000_00 })).toBe(error);
});

test.each([
  ['2026-12-26', false],
  ['2026-12-27', true],
])('an offer until 26 December is over on %s: %s', (today, over) => {
  expect(isExpired({ endDate: '2026-12-26' }, today)).toBe(over);
});
