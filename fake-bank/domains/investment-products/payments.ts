/** What an investment pays and when, by this bank's calendar and the law's rates. Amounts are integer centavos. */
import type { BankDate } from '#contract/shared/dates';
import * as shared from '#contract/shared/term-investment';
import { isBankDay } from '../../ground/calendar/holidays';
import { addMonths } from '../../ground/calendar/months';
import type { Agreed } from './investment';

/** Income tax (ISR) withheld on what is invested, per cent a year. A year that is not known yet has the last one's. */
const taxRates: Readonly<Record<string, number>> = { 2024: 0.5, 2025: 0.5 };
const LAST_TAX_RATE = 0.9;

/** Per cent a year, of the year in which the interest is paid. */
export const taxRateOn = (paidOn: BankDate): number => taxRates[paidOn.slice(0, 4)] ?? LAST_TAX_RATE;

export type Payment = shared.TermPayment;

export const paymentsOf = (agreed: Omit<Agreed, 'term'>): Payment[] =>
  shared.paymentsOf(agreed, { addMonths, isBankDay, taxRateOn });

/** When money that is put away for so many days comes back. */
export const maturityOf = (startDate: BankDate, term: number): BankDate =>
  shared.maturityOf(startDate, term, isBankDay);
