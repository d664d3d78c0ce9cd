import { describe, expect, it } from 'vitest';
import {
  feeOf,
  instalmentOf,
  interestForMonth,
  type LoanAmounts,
  plannedAmounts,
  totalOf,
} from './loan-plan';
import { monthlyRate } from './monthly-rate';

describe('the monthly rate', () => {
  it.each([
    ['is a twelfth of the yearly rate', 24, false, '0.02'],
    ['includes 16 % of VAT', 24, true, '0.0232'],
    ['is zero at a rate of zero', 0, true, '0'],
  ])('%s', (_, yearly, vat, expected) => {
    expect(monthlyRate(yearly, vat).toString()).toBe(expected);
  });
});

describe('a month of interest', () => {
  it.each([
    ['with VAT', 10_000_000, 24, true, { interest: 200_000, vat: 32_000 }],
    ['without VAT', 145_000_000, 10.9, false, { interest: 1_317_083, vat: 0 }],
    ['rounding up half a centavo', 25, 24, true, { interest: 1, vat: 0 }],
    ['with a rate of recurring decimals', 600, 7, false, { interest: 4, vat: 0 }],
    ['at a rate of zero', 10_000_000, 0, true, { interest: 0, vat: 0 }],
    ['on a balance of zero', 0, 24, true, { interest: 0, vat: 0 }],
  ])('%s', (_, balance, rate, vat, expected) => {
    expect(interestForMonth(balance, rate, vat)).toEqual(expected);
  });
});

const hundredThousandPesos: LoanAmounts = { principal: 10_000_000, yearlyRate: 24, vat: true, term: 24 };

describe('the equal instalment', () => {
  it.each([
    ['at 24 % with VAT, rounded down from 5,480.69998', hundredThousandPesos, 548_069],
    [
      'of a mortgage without VAT',
      { principal: 145_000_000, yearlyRate: 10.9, vat: false, term: 240 },
      1_486_817,
    ],
    ['without interest', { principal: 100_000, yearlyRate: 0, vat: true, term: 3 }, 33_333],
    ['of a single month', { principal: 100_000, yearlyRate: 12, vat: true, term: 1 }, 101_160],
    ['at a rate of recurring decimals', { principal: 120_000, yearlyRate: 7, vat: false, term: 1 }, 120_700],
  ])('%s', (_, terms, expected) => {
    expect(instalmentOf(terms)).toBe(expected);
  });
});

describe('the payment plan', () => {
  const rows = plannedAmounts(hundredThousandPesos);

  it('starts with the interest on the whole principal', () => {
    expect(rows[0]).toEqual({
      payment: 548_069,
      interest: 200_000,
      vat: 32_000,
      principal: 316_069,
      balance: 9_683_931,
    });
  });

  it('ends at a balance of zero with the rounding difference in the last payment', () => {
    expect(rows.at(-1)).toMatchObject({ payment: 548_100, balance: 0 });
    expect(rows).toHaveLength(24);
  });

  it.each([
    ['consumer credit', hundredThousandPesos],
    ['a mortgage', { principal: 86_000_000, yearlyRate: 11.2, vat: false, term: 180 }],
    ['a loan without interest', { principal: 100_000, yearlyRate: 0, vat: true, term: 3 }],
  ])('pays back the principal of %s, and every row adds up', (_, terms) => {
    const plan = plannedAmounts(terms);
    expect(plan.reduce((sum, { principal }) => sum + principal, 0)).toBe(terms.principal);
    for (const { payment, principal, interest, vat } of plan) {
      expect(payment).toBe(principal + interest + vat);
    }
    expect(totalOf(plan)).toBeGreaterThanOrEqual(terms.principal);
  });
});

describe('a fee', () => {
  it.each([
    ['of 2 % with its VAT', 15_000_000, 2, { fee: 300_000, vat: 48_000 }],
    ['rounded to whole centavos, with its VAT', 12_345_650, 1.5, { fee: 185_185, vat: 29_630 }],
    ['of zero', 15_000_000, 0, { fee: 0, vat: 0 }],
  ])('%s', (_, amount, percent, expected) => {
    expect(feeOf(amount, percent)).toEqual(expected);
  });
});
