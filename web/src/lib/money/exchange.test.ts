import { describe, expect, test } from 'vitest';
import { formatExchangeRate } from '#contract/domain/money';
import { convert, costOf, rateFor } from './exchange';

const matrix = [
  { exchangeRate: 18.05, toCurrency: 'MXN' as const },
  { exchangeRate: 18.85, toCurrency: 'USD' as const },
];

test.each([
  ['USD', 'MXN', 18.05],
  ['MXN', 'USD', 18.85],
  ['MXN', 'MXN', undefined],
] as const)('the rate from %s to %s is %s', (from, to, rate) => {
  expect(rateFor(matrix, from, to)).toBe(rate);
});

test('the rate is undefined if the bank quotes none', () =>
  expect(rateFor([], 'USD', 'MXN')).toBeUndefined());

describe('an amount in cents', () => {
  test.each([
    [100_00, 18.05, 'MXN', 1805_00],
    [1000_00, 18.05, 'USD', 55_40],
    [1, 18.85, 'USD', 0],
    [10, 18.85, 'USD', 0],
    [19, 18.85, 'USD', 1],
    // Fractions of a cent are dropped; floats would lose a whole cent here.
    [10, 1.05, 'MXN', 10],
    [100, 1.15, 'MXN', 115],
    [201, 2.005, 'MXN', 403],
    [100, 1.005, 'MXN', 100],
    [9_999_999_999_999, 18.05, 'MXN', 180_499_999_999_981],
  ] as const)('converts %i at %d to %s', (cents, rate, to, expected) => {
    expect(convert(cents, rate, to)).toBe(expected);
  });
});

test('formats an exchange rate', () => expect(formatExchangeRate(18.5)).toBe('1 USD = $18.50 MXN'));

test.each([
  [750_00, 18.05, 41_56],
  [18_05, 18.05, 1_00],
  [1, 18.05, 1],
  [0, 18.05, 0],
  // 0.1 has no exact float, but the result is exactly three dollars.
  [30, 0.1, 3_00],
])('%i centavos at %d pesos per dollar cost %i cents', (centavos, rate, cents) => {
  expect(costOf(centavos, rate)).toBe(cents);
});
