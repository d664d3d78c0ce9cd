import { describe, expect, it } from 'vitest';
import { addDays, bankDate } from '#contract/domain/dates';
import type { History } from '../shared/lending/history';
import { paymentPlan } from '../shared/lending/plan';
import { repaymentStatus } from '../shared/lending/repayment-status';
import { debtAfter } from '../shared/lending/waterfall';
import type { Movement } from './habits';
import { type Loan, loanBalance, loanFloor, loanTerms, repayment } from './loans';
import { randomFrom } from './random';
import { daysBefore } from './year';

const loans: Record<string, { loan: Loan; vat: boolean }> = {
  'a loan': { loan: { principal: 100_000, yearlyRate: 24, term: 24, dueDay: 5, paid: 13 }, vat: true },
  'an overdue mortgage': {
    loan: { principal: 860_000, yearlyRate: 11.2, term: 180, dueDay: 10, paid: 29, overdue: 2 },
    vat: false,
  },
};

/** Ordinary days, days around a holiday, a leap day and the turn of a year. */
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

const movementsUntil = (loan: Loan, vat: boolean, today: string): Movement[] =>
  repayment({ account: 'loan', paidFrom: 'spei', loan, vat })({
    days: daysBefore(today),
    random: randomFrom('nobody'),
  });

const charges = { 'interest': 'interest', 'late-interest': 'late', 'vat': 'vat' } as const;
const isCharge = (counterpart: string): counterpart is keyof typeof charges =>
  Object.hasOwn(charges, counterpart);

/** Returns a history of the opening balance and the later movements. */
function historyOf(opening: number, movements: readonly Movement[]): History {
  const entries = movements.map(({ at, amount, counterpart }) => ({
    date: bankDate(at),
    amount,
    balance: 0,
    ...(isCharge(counterpart) && { charge: charges[counterpart] }),
  }));
  return { before: 0, entries: [{ date: '2000-01-01', amount: opening, balance: opening }, ...entries] };
}

describe.each(Object.entries(loans))('%s', (_, { loan, vat }) => {
  it.each(days)('has the defined status on %s, consistent with its movements', (today) => {
    const terms = loanTerms(loan, { vat }, today);
    const movements = movementsUntil(loan, vat, today);
    const movedAmount = movements.reduce((sum, { amount }) => sum + amount, 0);
    const balance = loanBalance(loan, { vat }, today);
    const debt = debtAfter(terms, historyOf(balance - movedAmount, movements));
    const debtAmount = [...debt.interest.values()].reduce(
      (sum, amount) => sum + amount,
      debt.capital + debt.late,
    );
    expect(debtAmount).toBe(-balance);
    // The seed ends yesterday; an instalment due today is charged when the bank opens.
    const isDue = paymentPlan(terms).some(({ dueDate }) => dueDate === today);
    const repayment = repaymentStatus(terms, debt, isDue ? addDays(today, -1) : today);
    expect(repayment.paid).toBe(loan.paid);
    const overdue = repayment.instalments.filter(({ status }) => status === 'OVERDUE');
    expect(overdue.map(({ unpaid }) => unpaid)).toEqual(overdue.map(({ payment }) => payment));
    expect(overdue).toHaveLength(loan.overdue ?? 0);
  });

  it.each(days)('is charged and paid by its plan in the year before %s', (today) => {
    const movements = movementsUntil(loan, vat, today);
    const dates = movements.map(({ at }) => bankDate(at));
    expect(dates.filter((date) => date >= today || date < (daysBefore(today)[0] ?? ''))).toEqual([]);
    const payments = movements.filter(({ counterpart }) => counterpart === 'spei');
    const interestMovements = movements.filter(({ counterpart }) => counterpart === 'interest');
    expect(interestMovements.length - payments.length).toBe(loan.overdue ?? 0);
    expect(movements.some(({ counterpart }) => counterpart === 'late-interest')).toBe(
      (loan.overdue ?? 0) > 1,
    );
    expect(new Set(payments.map(({ amount }) => amount)).size).toBe(1);
    expect(movements.some(({ counterpart }) => counterpart === 'vat')).toBe(vat);
    const movedAmount = movements.reduce((sum, { amount }) => sum + amount, 0);
    expect(loanBalance(loan, { vat }, today) - movedAmount).toBeGreaterThanOrEqual(loanFloor(loan, { vat }));
  });
});
