import { describe, expect, it } from 'vitest';
import { addDays, bankDate } from '#contract/shared/dates';
import { standingOf } from '../ground/lending/standing';
import { type Loan, loanBalance, loanTerms, repayment } from './loans';
import { randomFrom } from './random';
import { daysBefore } from './year';

const loans: Record<string, { loan: Loan; vat: boolean }> = {
  'a loan': { loan: { principal: 100_000, yearlyRate: 24, term: 24, dueDay: 5, paid: 13 }, vat: true },
  'a mortgage that is late': {
    loan: { principal: 860_000, yearlyRate: 11.2, term: 180, dueDay: 10, paid: 29, overdue: 2 },
    vat: false,
  },
};

/** The day itself, the days around a holiday, a leap day, the turn of a year. */
const days = [
  '2026-11-05',
  '2026-11-06',
  '2026-11-10',
  '2026-11-23',
  '2024-02-29',
  '2027-01-05',
  '2027-01-01',
  '2026-12-06',
  '2026-12-07',
];

describe.each(Object.entries(loans))('%s', (_, { loan, vat }) => {
  const { balance, floor } = loanBalance(loan, { vat });

  it.each(days)('stands on %s as it was told', (today) => {
    const terms = loanTerms(loan, { vat }, today);
    const dueToday = standingOf(terms, -balance, today).instalments.some(({ dueDate }) => dueDate === today);
    // An instalment of today is charged when the bank opens: the seed ends with yesterday.
    const standing = standingOf(terms, -balance, dueToday ? addDays(today, -1) : today);
    expect(standing.paid).toBe(loan.paid);
    expect(standing.instalments.filter(({ status }) => status === 'OVERDUE')).toHaveLength(loan.overdue ?? 0);
  });

  it.each(days)('is charged and paid by its plan in the year before %s', (today) => {
    const life = { days: daysBefore(today), random: randomFrom('nobody') };
    const movements = repayment({ account: 'loan', paidFrom: 'spei', loan, vat })(life);
    const dates = movements.map(({ at }) => bankDate(at));
    expect(dates.filter((date) => date >= today || date < (life.days[0] ?? ''))).toEqual([]);
    const payments = movements.filter(({ counterpart }) => counterpart === 'spei');
    const charges = movements.filter(({ counterpart }) => counterpart === 'interest');
    expect(charges.length - payments.length).toBe(loan.overdue ?? 0);
    expect(new Set(payments.map(({ amount }) => amount)).size).toBe(1);
    expect(movements.some(({ counterpart }) => counterpart === 'vat')).toBe(vat);
    const moved = movements.reduce((sum, { amount }) => sum + amount, 0);
    expect(balance - moved).toBeGreaterThanOrEqual(floor);
  });
});
