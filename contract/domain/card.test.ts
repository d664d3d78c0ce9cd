import { describe, expect, it } from 'vitest';
import { cardBrand, isLuhn, withLuhn } from './card';

const testNumbers: [digits: string, brand: string | undefined][] = [
  ['4111111111111111', 'Visa'],
  ['4012888888881881', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['5105105105105100', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['371449635398431', 'American Express'],
];

describe.each(testNumbers)('%s', (digits, brand) => {
  it('passes the Luhn check, but not with another last digit', () => {
    expect(isLuhn(digits)).toBe(true);
    expect(isLuhn(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`)).toBe(false);
  });

  it('is the result of withLuhn for its other digits', () => {
    expect(withLuhn(digits.slice(0, -1))).toBe(digits);
  });

  it(`is ${brand}`, () => {
    expect(cardBrand(digits)).toBe(brand);
  });
});

it.each(['', 'abcd', '4111 1111 1111 1111', '411111111111111a'])('%j is not a card number', (text) => {
  expect(isLuhn(text)).toBe(false);
});

// Includes the limits of the 2-series of Mastercard, 2221 to 2720.
it.each([
  ['2220', undefined],
  ['2221', 'Mastercard'],
  ['2229', 'Mastercard'],
  ['2230', 'Mastercard'],
  ['2300', 'Mastercard'],
  ['2699', 'Mastercard'],
  ['2700', 'Mastercard'],
  ['2720', 'Mastercard'],
  ['2721', undefined],
  ['50', undefined],
  ['51', 'Mastercard'],
  ['55', 'Mastercard'],
  ['56', undefined],
  ['34', 'American Express'],
  ['37', 'American Express'],
  ['35', undefined],
  ['506', 'Carnet'],
  ['9', undefined],
])('%s… is %s', (start, brand) => {
  expect(cardBrand(start)).toBe(brand);
});
