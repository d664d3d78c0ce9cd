import { describe, expect, it } from 'vitest';
import { cat, interestForDays, interestForMonth } from './rates';

describe('a month of interest', () => {
  it.each([
    ['with VAT', 10_000_000, 24, true, { interest: 200_000, vat: 32_000 }],
    ['without', 145_000_000, 10.9, false, { interest: 1_317_083, vat: 0 }],
    ['half a centavo goes up', 25, 24, true, { interest: 1, vat: 0 }],
    ['at no rate', 10_000_000, 0, true, { interest: 0, vat: 0 }],
    ['on nothing', 0, 24, true, { interest: 0, vat: 0 }],
  ])('%s', (_, balance, rate, vat, expected) => {
    expect(interestForMonth(balance, rate, vat)).toEqual(expected);
  });
});

describe('days of interest', () => {
  it.each([
    ['a year of 360', 1_000_000, 360, true, { interest: 450_000, vat: 72_000 }],
    ['a month of 31', 1_000_000, 31, true, { interest: 38_750, vat: 6_200 }],
    ['a home’s, without VAT', 1_000_000, 31, false, { interest: 38_750, vat: 0 }],
    ['half a centavo goes up', 4, 100, true, { interest: 1, vat: 0 }],
    ['nothing unpaid', 0, 31, true, { interest: 0, vat: 0 }],
  ])('%s', (_, balance, days, vat, expected) => {
    expect(interestForDays(balance, days, { yearlyRate: 45, vat })).toEqual(expected);
  });
});

describe('CAT without fees', () => {
  it.each([
    [24, 26.8],
    [45, 55.5],
    [10.9, 11.5],
    [0, 0],
  ])('of %d %% a year is %d %%', (rate, expected) => {
    expect(cat(rate)).toBe(expected);
  });
});
