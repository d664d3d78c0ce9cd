import { describe, expect, it } from 'vitest';
import { Decimal } from '#contract/domain/decimal';
import { catOf, chargeOfExact, interestForDays } from './rates';

describe('interest for days', () => {
  it.each([
    ['a year of 360 days', 1_000_000, 360, true, { interest: 450_000, vat: 72_000 }],
    ['a month of 31 days', 1_000_000, 31, true, { interest: 38_750, vat: 6_200 }],
    ['a mortgage without VAT', 1_000_000, 31, false, { interest: 38_750, vat: 0 }],
    ['rounding up half a centavo', 4, 100, true, { interest: 1, vat: 0 }],
    ['no unpaid balance', 0, 31, true, { interest: 0, vat: 0 }],
  ])('%s', (_, balance, days, vat, expected) => {
    expect(interestForDays(balance, days, { yearlyRate: 45, vat })).toEqual(expected);
  });
});

it('chargeOfExact charges VAT only with interest, whatever the remainder', () => {
  const left = { interest: new Decimal(0), vat: new Decimal('0.7') };
  expect(chargeOfExact(new Decimal('0.4'), true, left)).toEqual({ interest: 0, vat: 0 });
  // VAT of 16 % of a centavo, plus the remainder of 0.7
  expect(chargeOfExact(new Decimal('0.5'), true, left)).toEqual({ interest: 1, vat: 1 });
});

describe('the CAT', () => {
  it.each([
    [24, 26.8],
    [45, 55.5],
    [10.9, 11.5],
    [0, 0],
  ])('of a credit line at %d %% a year without fees is %d %%', (rate, expected) => {
    expect(catOf({ kind: 'revolving', limit: 1_000_000, yearlyRate: rate, cutOffDay: 1 })).toBe(expected);
  });

  it('is the CAT of the terms if there is one', () => {
    const terms = { kind: 'revolving', limit: 1_000_000, yearlyRate: 24, cutOffDay: 1, cat: 29.5 } as const;
    expect(catOf(terms)).toBe(29.5);
  });
});
