import { describe, expect, it } from 'vitest';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { monthBefore, paymentPlan } from './plan';

const hundredThousand = { principal: 10_000_000, yearlyRate: 24, vat: true, term: 24 };

describe('due dates', () => {
  const terms: InstalmentTerms = { kind: 'instalments', ...hundredThousand, firstDueDate: '2026-10-31' };

  it('are the agreed day or the last day of the month, moved to a bank day', () => {
    expect(
      paymentPlan(terms)
        .slice(0, 5)
        .map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-03', '2026-11-30', '2026-12-31', '2027-02-02', '2027-03-01']);
  });

  it('on the last day of a short month return to the 31st in the next month', () => {
    const dated: InstalmentTerms = { ...terms, startDate: '2026-10-31', firstDueDate: '2026-11-30' };
    expect(
      paymentPlan(dated)
        .slice(0, 5)
        .map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-30', '2026-12-31', '2027-02-02', '2027-03-01', '2027-03-31']);
    expect(monthBefore(dated, 1).from).toBe('2026-10-31');
  });

  it('are computed once for the same terms', () => {
    expect(paymentPlan(terms)).toBe(paymentPlan(terms));
  });

  it('without a start date begin the first interest period a month before the first due date', () => {
    expect(monthBefore(terms, 1)).toEqual({ balance: 10_000_000, from: '2026-09-30' });
    expect(monthBefore(terms, 2)).toEqual({ balance: 9_683_931, from: '2026-11-03' });
    expect(monthBefore(terms, 25)).toMatchObject({ balance: 0 });
  });
});
