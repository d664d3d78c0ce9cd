import { describe, expect, test } from 'vitest';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { addDays, type BankDate } from '#contract/domain/dates';
import { Decimal } from '#contract/domain/decimal';
import { type Accrual, accrualOnDueDate, accrualUntil } from './accrual';
import type { Entry } from './history';
import { paymentPlan } from './plan';
import { debtAfter } from './waterfall';

const terms = (change: Partial<InstalmentTerms> = {}): InstalmentTerms => ({
  kind: 'instalments',
  principal: 1_366_136_04,
  yearlyRate: 10.9,
  vat: false,
  term: 240,
  firstDueDate: '2026-12-02',
  ...change,
});

/** Returns the charges until the first due date, with a payment of one centavo on each payday. */
function chargedWith(agreed: InstalmentTerms, paydays: readonly BankDate[]): Accrual {
  const entries: Entry[] = [{ date: '2026-11-02', amount: -agreed.principal, balance: -agreed.principal }];
  const total = { interest: { interest: 0, vat: 0 }, late: { interest: 0, vat: 0 } };
  const add = (date: BankDate, amount: number, charge?: Entry['charge']) => {
    if (amount !== 0) entries.push({ date, amount, balance: 0, ...(charge && { charge }) });
  };
  const charge = (date: BankDate, { interest }: Accrual) => {
    add(date, -interest.interest, 'interest');
    add(date, -interest.vat, 'vat');
    total.interest.interest += interest.interest;
    total.interest.vat += interest.vat;
  };
  const debt = () => debtAfter(agreed, { before: 0, entries });
  for (const date of paydays) {
    charge(date, accrualUntil(agreed, debt(), date));
    add(date, 1);
  }
  const [first] = paymentPlan(agreed);
  if (first) charge(first.dueDate, accrualOnDueDate(agreed, debt(), first));
  return total;
}

const daily = (days: number): BankDate[] =>
  Array.from({ length: days }, (_, index) => addDays('2026-11-03', index));

/** Exact interest of a month whose balance falls by one centavo on each of the first `payments` days. */
const exactly = ({ principal, yearlyRate }: InstalmentTerms, payments: number): Decimal =>
  Array.from({ length: 30 }, (_, day) => principal - Math.min(day, payments))
    .reduce((sum, balance) => sum.plus(balance), new Decimal(0))
    .times(yearlyRate)
    .div(36_000);

describe.each([
  ['a mortgage', terms()],
  ['a loan', terms({ principal: 52_675_48, yearlyRate: 24, vat: true, term: 24 })],
  ['the rest of a loan', terms({ principal: 7_40, yearlyRate: 24, vat: true, term: 12 })],
  ['a few centavos', terms({ principal: 45, yearlyRate: 24, vat: true, term: 1 })],
])('the month of %s', (_, agreed) => {
  test.each([0, 1, 9, 26, 29])('costs the exact interest with %i payments of a centavo', (payments) => {
    const { interest } = chargedWith(agreed, daily(payments));
    const expected = exactly(agreed, payments);
    expect(Math.abs(expected.minus(interest.interest).toNumber())).toBeLessThan(1);
    const vat = agreed.vat ? 0.16 * interest.interest : 0;
    expect(Math.abs(vat - interest.vat)).toBeLessThan(1);
  });
});
