import { describe, expect, test } from 'vitest';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { randomFrom } from '#bank/seed/random';
import { loan, mortgage } from '#bank/testing/credit-years/instalments';
import { SimulatedLoan } from '#bank/testing/credit-years/simulated-loan';
import { addDays, type BankDate } from '#contract/domain/dates';
import { paymentPlan, startOf } from './plan';
import { type RepaymentStatus, repaymentStatus } from './repayment-status';

/** Returns the total paid according to the rows of the plan. */
const paidOf = ({ instalments }: RepaymentStatus) =>
  instalments.reduce((sum, { payment, unpaid }) => sum + payment - unpaid, 0);

/** `repayment` is computed on access, since its computation takes most of the test's run time. */
type Day = { date: BankDate; readonly repayment: RepaymentStatus };

/** Simulates every day of a loan; `pays` returns the amount to pay on a day. */
function simulateLoan(terms: InstalmentTerms, pays: (day: Day) => number, onDay: (day: Day) => void) {
  const simulatedLoan = new SimulatedLoan(terms);
  const last = paymentPlan(terms).at(-1)?.dueDate ?? '';
  const dayOf = (date: BankDate): Day => {
    let repayment: RepaymentStatus | undefined;
    return {
      date,
      get repayment() {
        repayment ??= repaymentStatus(terms, simulatedLoan.debt, date);
        return repayment;
      },
    };
  };
  let paid = 0;
  for (let date = startOf(terms); date <= addDays(last, 5); date = addDays(date, 1)) {
    simulatedLoan.chargeDueInstalment(date);
    const day = dayOf(date);
    const amount = pays(day);
    if (amount > 0) simulatedLoan.pay(date, amount);
    paid += amount;
    onDay(amount > 0 ? dayOf(date) : day);
  }
  return { simulatedLoan, paid };
}

const PAYDAYS = ['2026-12-01', '2026-12-23', '2027-01-18', '2027-02-24', '2027-06-30'];

const kinds = [
  ['a loan', loan.terms],
  ['a mortgage', mortgage.terms],
  ['a mortgage without interest', { ...mortgage.terms, yearlyRate: 0 }],
  ['a loan of a few pesos', { ...loan.terms, principal: 7_40 }],
] as const;

describe.each(kinds)('%s', (name, terms) => {
  test.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'stays consistent with random payments: %i',
    (seed) => {
      const random = randomFrom(`${name} ${seed}`);
      let principal = terms.principal;
      const days = paymentPlan(terms).map(({ dueDate }) => dueDate);
      const { simulatedLoan, paid } = simulateLoan(
        terms,
        (day) => {
          if (random.integer(1, 16) > 1) return 0;
          const { settles, amountDue } = day.repayment;
          const expected = random.pick([
            amountDue,
            amountDue,
            settles / 3,
            1,
            amountDue * 2,
            amountDue / 2,
            settles / 20,
          ]);
          return Math.min(settles, Math.round(expected));
        },
        ({ date, repayment }) => {
          // The displayed debt without interest never rises.
          expect(repayment.principal, date).toBeLessThanOrEqual(principal);
          principal = repayment.principal;
          // Prepayments lower amounts and move no due date.
          expect(
            repayment.instalments.map(({ dueDate }) => dueDate),
            date,
          ).toEqual(days);
          const next = repayment.instalments.find(({ dueDate, unpaid }) => dueDate >= date && unpaid > 0);
          expect(repayment.next?.dueDate, date).toBe(next?.dueDate);
          for (const { payment, principal: capital, interest, vat, unpaid } of repayment.instalments) {
            expect(payment, date).toBe(capital + interest + vat);
            expect(unpaid, date).toBeGreaterThanOrEqual(0);
            expect(unpaid, date).toBeLessThanOrEqual(payment);
          }
        },
      );
      // In the end the rows add up to the postings and the payments, except for late interest.
      const end = repaymentStatus(terms, simulatedLoan.debt, '2027-11-28');
      const posted = simulatedLoan.charges.reduce((sum, [, interest, vat]) => sum + interest + vat, 0);
      expect(end.instalments.reduce((sum, { interest, vat }) => sum + interest + vat, 0)).toBe(posted);
      const late = simulatedLoan.charges.reduce((sum, [, , , interest, vat]) => sum + interest + vat, 0);
      expect(paidOf(end)).toBe(paid - late + simulatedLoan.debt.late);
    },
  );

  test.each([1, 10, 28, 29])(
    'paying the amount due on day %i of a month settles the instalment of the month',
    (day) => {
      const [, paid, due] = paymentPlan(terms);
      const payday = addDays(paid?.dueDate ?? '', day);
      simulateLoan(
        terms,
        (day) =>
          day.date === payday || (day.date < payday && day.repayment.next?.dueDate === day.date)
            ? day.repayment.amountDue
            : 0,
        (day) => {
          const { date } = day;
          if (date < payday || date > addDays(due?.dueDate ?? '', 1)) return;
          const { repayment } = day;
          expect(repayment.instalments[2], date).toMatchObject({ status: 'PAID', unpaid: 0 });
          expect(repayment.overdue, date).toBe(0);
        },
      );
    },
  );

  test('paying the settlement amount leaves no debt and no due date', () => {
    for (const payday of PAYDAYS) {
      const ahead = addDays(payday, -6);
      const { simulatedLoan } = simulateLoan(
        terms,
        (day) =>
          day.date === payday ? day.repayment.settles : day.date === ahead ? day.repayment.amountDue : 0,
        (day) => {
          if (day.date < payday) return;
          const { repayment } = day;
          expect(repayment).toMatchObject({
            principal: 0,
            settles: 0,
            amountDue: 0,
            overdue: 0,
            late: 0,
            paid: 12,
          });
          expect(repayment).not.toHaveProperty('next');
        },
      );
      expect(simulatedLoan.charges.filter(([date]) => date > payday)).toEqual([]);
    }
  });
});

test.each<[paid: BankDate, next: BankDate, amountDue: number]>([
  // Nothing is due for a month that has not begun.
  ['2026-12-01', '2027-01-25', 0],
  ['2026-12-23', '2027-01-25', 1_157_13],
  ['2027-01-25', '2027-02-23', 1_157_13],
])('after paying the amount due on %s, a loan has its next due date on %s', (payday, next, amountDue) => {
  simulateLoan(
    loan.terms,
    ({ date, repayment }) =>
      date === payday || (date < payday && repayment.next?.dueDate === date) ? repayment.amountDue : 0,
    ({ date, repayment }) => {
      if (date === payday) expect([repayment.next?.dueDate, repayment.amountDue]).toEqual([next, amountDue]);
    },
  );
});
