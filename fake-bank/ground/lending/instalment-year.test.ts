import { describe, expect, test } from 'vitest';
import { type InstalmentYear, loan, mortgage } from '../../testing/credit-years/instalments';
import { type Accrual, accrualOnDueDate, accrualUntil } from './accrual';
import { debtAfter } from './debt';
import type { Entry } from './history';
import { paymentPlan } from './plan';
import { standingOf } from './standing';

/** What happens to a loan until the end of a day: it is charged on its days and before each payment. */
function liveUntil({ terms, paid }: InstalmentYear, date: string) {
  const entries: Entry[] = [{ date: '2026-11-23', amount: -terms.principal, balance: -terms.principal }];
  const charged: [string, number, number, number, number][] = [];
  const add = (day: string, amount: number, charge?: Entry['charge']) => {
    const balance = (entries.at(-1)?.balance ?? 0) + amount;
    if (amount !== 0) entries.push({ date: day, amount, balance, ...(charge && { charge }) });
  };
  const debt = () => debtAfter(terms, { before: 0, entries });
  const charge = (day: string, { interest, late }: Accrual) => {
    add(day, -late.interest, 'late');
    add(day, -late.vat, 'vat');
    add(day, -interest.interest, 'interest');
    add(day, -interest.vat, 'vat');
    if (interest.interest + late.interest > 0) {
      charged.push([day, interest.interest, interest.vat, late.interest, late.vat]);
    }
  };
  const days = new Set([...paymentPlan(terms).map(({ dueDate }) => dueDate), ...paid.map(([day]) => day)]);
  for (const day of [...days].filter((day) => day <= date).sort()) {
    const due = paymentPlan(terms).find(({ dueDate }) => dueDate === day);
    if (due) charge(day, accrualOnDueDate(terms, debt(), due));
    const payment = paid.find(([payday]) => payday === day);
    if (payment) charge(day, accrualUntil(terms, debt(), day));
    if (payment) add(day, payment[1]);
  }
  return { debt: debt(), charged };
}

describe.each(Object.entries({ loan, mortgage }))('a year of a %s', (_, year) => {
  test('is charged', () => expect(liveUntil(year, '2027-11-30').charged).toEqual(year.charged));

  test.each(year.days)('on %s', (date, principal, settles, overdue, late, asked, paid, unpaid) => {
    const standing = standingOf(year.terms, liveUntil(year, date).debt, date);
    expect(standing).toMatchObject({ principal, settles, overdue, late, asked, paid });
    expect(standing.oldest?.unpaid ?? 0).toBe(unpaid);
  });
});
