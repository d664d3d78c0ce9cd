import { describe, expect, test } from 'vitest';
import { showRate } from '#contract/shared/money';
import { convert, rateFor } from './exchange';

const matrix = [
  { exchangeRate: 18.05, toCurrency: 'MXN' as const },
  { exchangeRate: 18.85, toCurrency: 'USD' as const },
];

test.each([
  ['USD', 'MXN', 18.05],
  ['MXN', 'USD', 18.85],
  ['MXN', 'MXN', undefined],
] as const)('from %s to %s: %s', (from, to, rate) => {
  expect(rateFor(matrix, from, to)).toBe(rate);
});

describe('an amount in another currency, in cents', () => {
  test.each([
    [100_00, 18.05, 'MXN', 1805_00],
    [1000_00, 18.05, 'USD', 55_40],
    [1, 18.85, 'USD', 0],
    [10, 18.85, 'USD', 1],
    // Half a cent is rounded up, where a float would fall short of it.
    [10, 1.05, 'MXN', 11],
    [201, 2.005, 'MXN', 403],
    [100, 1.005, 'MXN', 101],
    [9_999_999_999_999, 18.05, 'MXN', 180_499_999_999_982],
  ] as const)('%i at %d to %s', (cents, rate, to, expected) => {
    expect(convert(cents, rate, to)).toBe(expected);
  });
});

test('a rate as it is quoted', () => expect(showRate(18.5)).toBe('1 USD = $18.50 MXN'));
