import { describe, expect, test } from 'vitest';
import { type InstalmentYear, loan, mortgage } from '#bank/testing/credit-years/instalments';
import { SimulatedLoan } from '#bank/testing/credit-years/simulated-loan';
import { paymentPlan } from './plan';
import { repaymentStatus } from './repayment-status';

function simulateUntil({ terms, paid }: InstalmentYear, date: string) {
  const simulatedLoan = new SimulatedLoan(terms);
  const days = new Set([...paymentPlan(terms).map(({ dueDate }) => dueDate), ...paid.map(([day]) => day)]);
  for (const day of [...days].filter((day) => day <= date).sort()) {
    simulatedLoan.chargeDueInstalment(day);
    const payment = paid.find(([payday]) => payday === day);
    if (payment) simulatedLoan.pay(day, payment[1]);
  }
  return simulatedLoan;
}

describe.each(Object.entries({ loan, mortgage }))('a year of a %s', (_, year) => {
  test('has the computed charges', () =>
    expect(simulateUntil(year, '2027-11-30').charges).toEqual(year.charges));

  test.each(year.days)(
    'has the computed status on %s',
    (date, principal, settles, overdue, late, amountDue, paid, unpaid) => {
      const repayment = repaymentStatus(year.terms, simulateUntil(year, date).debt, date);
      expect(repayment).toMatchObject({ principal, settles, overdue, late, amountDue, paid });
      expect(repayment.oldest?.unpaid ?? 0).toBe(unpaid);
    },
  );
});
