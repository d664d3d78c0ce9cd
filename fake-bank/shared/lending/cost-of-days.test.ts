/** Tests the cost of days in the second month of a loan, which begins on 23 December 2026. */
import { expect, test } from 'vitest';
import { loan } from '#bank/testing/credit-years/instalments';
import type { BankDate } from '#contract/domain/dates';
import { costOfDays } from './cost-of-days';

/**
 * The planned balance after the first instalment is 11,121.27: of an unpaid 12,000, 878.73 is late. The second
 * instalment is due on 25 January 2027.
 */
const { terms } = loan;

/** A day at 24 % costs 1/15 of a percent. */
const costAt24Percent = (amount: number, days: number): number => (amount * days) / 1_500;

test.each<[string, BankDate | undefined, BankDate, boolean, planned: number, late: number]>([
  ['ten days from the start of the month', undefined, '2027-01-02', false, 10, 10],
  ['no days of the previous month', '2026-12-01', '2027-01-02', false, 10, 10],
  ['the days since the last charge', '2026-12-28', '2027-01-02', false, 5, 5],
  ['at most thirty days of planned interest', undefined, '2027-01-24', false, 30, 32],
  ['the whole month', undefined, '2027-01-25', true, 30, 33],
  ['the rest of the month', '2027-01-02', '2027-01-25', true, 20, 23],
  ['no days yet', '2027-01-02', '2027-01-02', false, 0, 0],
])('charges %s', (_, since, until, isMonthEnd, planned, late) => {
  const cost = costOfDays(terms, 12_000_00, { number: 2, since, until, isMonthEnd });
  expect(cost.interest.toNumber()).toBeCloseTo(costAt24Percent(11_121_27, planned), 6);
  expect(cost.late.toNumber()).toBeCloseTo(costAt24Percent(878_73, late), 6);
});

test('a prepaid amount costs nothing and is not late', () => {
  const cost = costOfDays(terms, 9_000_00, {
    number: 2,
    since: undefined,
    until: '2027-01-02',
    isMonthEnd: false,
  });
  expect(cost.interest.toNumber()).toBe(60_00);
  expect(cost.late.toNumber()).toBe(0);
});
