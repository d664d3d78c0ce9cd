import { describe, expect, it } from 'vitest';
import type { InstalmentTerms } from '../ledger/terms';
import { instalmentOf, type LoanAmounts, monthBefore, paymentPlan, plannedAmounts, totalOf } from './plan';

const hundredThousand: LoanAmounts = { principal: 10_000_000, yearlyRate: 24, vat: true, term: 24 };

describe('the equal instalment', () => {
  it.each([
    ['24 % with VAT, rounded down from 5,480.69998', hundredThousand, 548_069],
    ['a home, without VAT', { principal: 145_000_000, yearlyRate: 10.9, vat: false, term: 240 }, 1_486_817],
    ['no interest', { principal: 100_000, yearlyRate: 0, vat: true, term: 3 }, 33_333],
    ['a single one', { principal: 100_000, yearlyRate: 12, vat: true, term: 1 }, 101_160],
  ])('%s', (_, terms, expected) => {
    expect(instalmentOf(terms)).toBe(expected);
  });
});

describe('the plan', () => {
  const rows = plannedAmounts(hundredThousand);

  it('begins with the interest of the whole principal', () => {
    expect(rows[0]).toEqual({
      payment: 548_069,
      interest: 200_000,
      vat: 32_000,
      principal: 316_069,
      balance: 9_683_931,
    });
  });

  it('ends at nothing, with what the rounding left over', () => {
    expect(rows.at(-1)).toMatchObject({ payment: 548_100, balance: 0 });
    expect(rows).toHaveLength(24);
  });

  it.each([
    ['consumer credit', hundredThousand],
    ['a mortgage', { principal: 86_000_000, yearlyRate: 11.2, vat: false, term: 180 }],
    ['no interest', { principal: 100_000, yearlyRate: 0, vat: true, term: 3 }],
  ])('pays back the principal of %s, and every row adds up', (_, terms) => {
    const plan = plannedAmounts(terms);
    expect(plan.reduce((sum, { principal }) => sum + principal, 0)).toBe(terms.principal);
    for (const { payment, principal, interest, vat } of plan) {
      expect(payment).toBe(principal + interest + vat);
    }
    expect(totalOf(plan)).toBeGreaterThanOrEqual(terms.principal);
  });
});

describe('its days', () => {
  const terms: InstalmentTerms = { kind: 'instalments', ...hundredThousand, firstDueDate: '2026-10-31' };

  it('are the agreed day, the month’s last or the next bank day', () => {
    expect(
      paymentPlan(terms)
        .slice(0, 5)
        .map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-03', '2026-11-30', '2026-12-31', '2027-02-02', '2027-03-01']);
  });

  it('are counted from a month before the first', () => {
    expect(monthBefore(terms, 1)).toEqual({ balance: 10_000_000, from: '2026-09-30' });
    expect(monthBefore(terms, 2)).toEqual({ balance: 9_683_931, from: '2026-11-03' });
    expect(monthBefore(terms, 25)).toMatchObject({ balance: 0 });
  });
});
