import { addDays, type BankDate, daysBetween } from './dates';
import type { InvestmentType } from './investment';

/** Interest uses a banking year of 360 days, the tax the legal year of 365. */
const DAYS_OF_INTEREST = 360;
const DAYS_OF_TAX = 365;

const PARTS_OF_PERCENT = 10_000;

/** Rounds half up. BigInt, because a year's product exceeds safe integers. */
function forDays(amount: number, percent: number, days: number, daysOfYear: number): number {
  const yearly = BigInt(amount) * BigInt(Math.round(percent * PARTS_OF_PERCENT));
  const whole = BigInt(100 * PARTS_OF_PERCENT * daysOfYear);
  return Number((2n * yearly * BigInt(days) + whole) / (2n * whole));
}

export const interestFor = (amount: number, rate: number, days: number): number =>
  forDays(amount, rate, days, DAYS_OF_INTEREST);

/** Tax on the principal, independent of the interest. */
export const taxFor = (amount: number, taxRate: number, days: number): number =>
  forDays(amount, taxRate, days, DAYS_OF_TAX);

export type Term = {
  type: InvestmentType;
  /** Per cent a year; amounts are centavos. */
  rate: number;
  amount: number;
  startDate: BankDate;
  maturityDate: BankDate;
};

export type TermPayment = { date: BankDate; interest: number; tax: number; principal: number };

export type Calendar = {
  /** Clamped to the end of the month. */
  addMonths: (date: BankDate, months: number) => BankDate;
  isBankDay: (date: BankDate) => boolean;
  /** Per cent a year. */
  taxRateOn: (date: BankDate) => number;
};

const bankDayFrom = (date: BankDate, isBankDay: Calendar['isBankDay']): BankDate =>
  isBankDay(date) ? date : bankDayFrom(addDays(date, 1), isBankDay);

export const maturityOf = (startDate: BankDate, term: number, isBankDay: Calendar['isBankDay']): BankDate =>
  bankDayFrom(addDays(startDate, term), isBankDay);

/** Promissory notes pay at maturity; certificates also pay monthly. */
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

export const earningsOf = (payments: readonly TermPayment[]): { interest: number; tax: number } => ({
  interest: payments.reduce((sum, { interest }) => sum + interest, 0),
  tax: payments.reduce((sum, { tax }) => sum + tax, 0),
});
