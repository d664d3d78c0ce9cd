import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCentavos,
  formatKnownMoney,
  fromCentavos,
  moneyOf,
  PositiveAmount,
  toCentavos,
  WireAmount,
} from './money';

test('centavos convert to an amount and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (centavos) => {
      expect(toCentavos(fromCentavos(centavos))).toBe(centavos);
      expect(WireAmount.safeParse(fromCentavos(centavos)).success).toBe(Math.abs(centavos) < 1e15);
    }),
  );
});

test.each([
  [1.1, 110],
  [0.29, 29],
  [1.005, 100],
  [8.2, 820],
  [4.35, 435],
  [-0.57, -57],
])('%d is %i centavos', (amount, centavos) => {
  expect(toCentavos(amount)).toBe(centavos);
});

test.each([0.001, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
  '%j is not a wire amount',
  (value) => {
    expect(WireAmount.safeParse(value).success).toBe(false);
  },
);

test.each([
  [1e13, 'Debe ser menor a $10,000,000,000,000.00.'],
  [1e21, 'Debe ser menor a $10,000,000,000,000.00.'],
  [1e307, 'Debe ser menor a $10,000,000,000,000.00.'],
  [9_999_999_999_999.125, 'Debe tener dos decimales como máximo.'],
  [0.001, 'Debe tener dos decimales como máximo.'],
  [-1, 'Debe ser mayor a $0.00.'],
])('%d is rejected: %s', (value, expectedMessage) => {
  expect(PositiveAmount.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
    expectedMessage,
  ]);
});

test.each([0, -0.01, -1])('%d is not a positive amount', (value) => {
  expect(PositiveAmount.safeParse(value).success).toBe(false);
});

test.each([
  [123450, 'MXN', '$1,234.50 MXN'],
  [0, 'USD', '$0.00 USD'],
  [-123450, 'MXN', '\u2212$1,234.50 MXN'],
  [100_000_000_00, 'MXN', '$100,000,000.00 MXN'],
] as const)('%i centavos %s is shown as %s', (centavos, currency, text) => {
  expect(formatCentavos(centavos, currency)).toBe(text);
});

test('a wire amount has at most thirteen digits before the point and two after it', () => {
  const isShortDecimal = (value: number) => /^-?\d{1,13}(\.\d{1,2})?$/.test(String(value));
  const numbers = fc.oneof(
    fc.double(),
    fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    fc.maxSafeInteger().map((centavos) => centavos / 100),
    fc.maxSafeInteger().map((thousandths) => thousandths / 1000),
    fc.constantFrom(0, -0, 1e13, 1e13 - 0.01, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      expect(WireAmount.safeParse(value).success).toBe(Number.isFinite(value) && isShortDecimal(value));
    }),
    { numRuns: 5_000 },
  );
});

test('moneyOf returns pesos by default, and formatKnownMoney formats its result', () => {
  expect(moneyOf(123_450)).toEqual({ amount: 1234.5, currencyCode: 'MXN' });
  expect(formatKnownMoney(moneyOf(-50, 'USD'))).toBe('\u2212$0.50 USD');
});
