/** What money that is put away for a term earns, and when it pays: the bank agrees to it, the client tells it before. */

import { addDays, type BankDate, daysBetween } from './dates';
import type { InvestmentType } from './investment';

/** Interest counts the year as banks do, the tax as the law does. */
const DAYS_OF_INTEREST = 360;
const DAYS_OF_TAX = 365;

/** Rates have this many parts of a per cent at the most. */
const PARTS_OF_PERCENT = 10_000;

/** Centavos, rounded half up. In whole numbers, and exact: a year of what is put away is more than a number holds. */
function forDays(amount: number, percent: number, days: number, daysOfYear: number): number {
  const yearly = BigInt(amount) * BigInt(Math.round(percent * PARTS_OF_PERCENT));
  const whole = BigInt(100 * PARTS_OF_PERCENT * daysOfYear);
  return Number((2n * yearly * BigInt(days) + whole) / (2n * whole));
}

export const interestFor = (amount: number, rate: number, days: number): number =>
  forDays(amount, rate, days, DAYS_OF_INTEREST);

/** On the money itself, whatever it earns. */
export const taxFor = (amount: number, taxRate: number, days: number): number =>
  forDays(amount, taxRate, days, DAYS_OF_TAX);

/** What is agreed, amounts in centavos. */
export type Term = {
  type: InvestmentType;
  /** Per cent a year. */
  rate: number;
  amount: number;
  startDate: BankDate;
  maturityDate: BankDate;
};

export type TermPayment = { date: BankDate; interest: number; tax: number; principal: number };

/** How who asks counts days; all of it is the bank's to say. */
export type Calendar = {
  /** The same day some months later; the month's last day where it has no such day. */
  addMonths: (date: BankDate, months: number) => BankDate;
  isBankDay: (date: BankDate) => boolean;
  /** The tax of a payment's day, per cent a year. */
  taxRateOn: (date: BankDate) => number;
};

const bankDayFrom = (date: BankDate, isBankDay: Calendar['isBankDay']): BankDate =>
  isBankDay(date) ? date : bankDayFrom(addDays(date, 1), isBankDay);

/** When money that is put away for so many days comes back. */
export const maturityOf = (startDate: BankDate, term: number, isBankDay: Calendar['isBankDay']): BankDate =>
  bankDayFrom(addDays(startDate, term), isBankDay);

/** A note pays once, at its end; a certificate every month as well. */
function paymentDates(
  { type, startDate, maturityDate }: Term,
  { addMonths, isBankDay }: Calendar,
): BankDate[] {
  const dates: BankDate[] = [];
  for (let month = 1; type !== 'PAYCHECKS'; month += 1) {
    const date = bankDayFrom(addMonths(startDate, month), isBankDay);
    if (date >= maturityDate) break;
    dates.push(date);
  }
  return [...dates, maturityDate];
}

export function paymentsOf(term: Term, calendar: Calendar): TermPayment[] {
  const { rate, amount, startDate, maturityDate } = term;
  let from = startDate;
  return paymentDates(term, calendar).map((date) => {
    const days = daysBetween(from, date);
    from = date;
    return {
      date,
      interest: interestFor(amount, rate, days),
      tax: taxFor(amount, calendar.taxRateOn(date), days),
      principal: date === maturityDate ? amount : 0,
    };
  });
}

/** What a whole term earns, and the tax on that. */
export const earningsOf = (payments: readonly TermPayment[]): { interest: number; tax: number } => ({
  interest: payments.reduce((sum, { interest }) => sum + interest, 0),
  tax: payments.reduce((sum, { tax }) => sum + tax, 0),
});
