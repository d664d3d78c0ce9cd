import { describe, expect, it } from 'vitest';
import { loanCat, revolvingCat } from './cat';

const hundredThousand = { principal: 10_000_000, yearlyRate: 24, vat: true, term: 24 };

describe('CAT of a loan', () => {
  it.each([
    ['without a fee', hundredThousand, 0, 26.8],
    ['with an opening fee of 2 %', hundredThousand, 200_000, 29.5],
    ['with an opening fee of 2 %, without VAT', { ...hundredThousand, vat: false }, 200_000, 29.5],
    ['for a single month', { ...hundredThousand, term: 1 }, 0, 26.8],
    ['at a rate of zero', { ...hundredThousand, yearlyRate: 0 }, 0, 0],
    ['at a rate of zero with a fee', { ...hundredThousand, yearlyRate: 0, term: 12 }, 200_000, 3.8],
  ])('%s', (_, terms, fee, expected) => {
    expect(loanCat(terms, fee)).toBe(expected);
  });
});

describe('CAT of a card or a line', () => {
  const card = { limit: 6_000_000, yearlyRate: 45, annualFee: 0 };
  it.each([
    ['without a fee, equal to the effective annual rate', card, 55.5],
    ['with an annual fee', { ...card, annualFee: 145_000 }, 62.1],
    ['with the same annual fee and a lower limit', { ...card, limit: 1_000_000, annualFee: 145_000 }, 101.1],
    ['at a rate of zero', { ...card, yearlyRate: 0 }, 0],
  ])('%s', (_, terms, expected) => {
    expect(revolvingCat(terms)).toBe(expected);
  });
});
