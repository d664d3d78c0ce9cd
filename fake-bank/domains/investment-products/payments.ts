/** What an investment pays and when. Amounts are integer centavos, rounded half up. */
import { addDays, type BankDate, daysBetween } from '#contract/shared/dates';
import { Decimal } from '#contract/shared/decimal';
import { bankDayFrom } from '../../ground/calendar/holidays';
import { addMonths } from '../../ground/calendar/months';
import type { Agreed } from './investment';

/** Interest counts the year as banks do, the tax as the law does. */
const DAYS_OF_INTEREST = 360;
const DAYS_OF_TAX = 365;

/** Income tax (ISR) withheld on what is invested, per cent a year. A year that is not known yet has the last one's. */
const taxRates: Readonly<Record<string, number>> = { 2024: 0.5, 2025: 0.5 };
const LAST_TAX_RATE = 0.9;

const forDays = (amount: number, percent: number, days: number, daysOfYear: number): number =>
  new Decimal(amount).times(percent).times(days).div(100).div(daysOfYear).toDecimalPlaces(0).toNumber();

export const interestFor = (amount: number, rate: number, days: number): number =>
  forDays(amount, rate, days, DAYS_OF_INTEREST);

/** Per cent a year, of the year in which the interest is paid. */
export const taxRateOn = (paidOn: BankDate): number => taxRates[paidOn.slice(0, 4)] ?? LAST_TAX_RATE;

/** On the money itself, whatever it earns. */
export const taxFor = (amount: number, days: number, paidOn: BankDate): number =>
  forDays(amount, taxRateOn(paidOn), days, DAYS_OF_TAX);

type Paying = Omit<Agreed, 'term'>;

export type Payment = { date: BankDate; interest: number; tax: number; principal: number };

/** A note pays once, at its end; a certificate every month as well. */
function paymentDates({ type, startDate, maturityDate }: Paying): BankDate[] {
  const dates: BankDate[] = [];
  for (let month = 1; type !== 'PAYCHECKS'; month += 1) {
    const date = bankDayFrom(addMonths(startDate, month));
    if (date >= maturityDate) break;
    dates.push(date);
  }
  return [...dates, maturityDate];
}

export function paymentsOf(agreed: Paying): Payment[] {
  const { rate, amount, startDate, maturityDate } = agreed;
  let from = startDate;
  return paymentDates(agreed).map((date) => {
    const days = daysBetween(from, date);
    from = date;
    return {
      date,
      interest: interestFor(amount, rate, days),
      tax: taxFor(amount, days, date),
      principal: date === maturityDate ? amount : 0,
    };
  });
}

/** When money that is put away for so many days comes back. */
export const maturityOf = (startDate: BankDate, term: number): BankDate =>
  bankDayFrom(addDays(startDate, term));
