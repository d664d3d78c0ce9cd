/** What an investment pays and when, by this bank's calendar and the law's rates. Amounts are integer centavos. */

import { isBankDay } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import { memoizeByRow } from '#bank/core/lists/memoize-by-row';
import type { BankDate } from '#contract/domain/dates';
import * as shared from '#contract/domain/term-investment';
import type { Agreed } from './investment';

/** Income tax (ISR) withheld on what is invested, per cent a year, by the year from which each rate holds. */
const taxRates = [
  { since: '2024', rate: 0.5 },
  { since: '2026', rate: 0.9 },
] as const;

/** Per cent a year, of the year in which the interest is paid; one that is not known yet has the last one's. */
export const taxRateOn = (paidOn: BankDate): number =>
  (taxRates.findLast(({ since }) => paidOn >= since) ?? taxRates[0]).rate;

/** The next change of it that is known. */
export function taxRateAfter(today: BankDate): { since: BankDate; rate: number } | undefined {
  const next = taxRates.find(({ since }) => since > today);
  return next && { since: `${next.since}-01-01`, rate: next.rate };
}

export type Payment = shared.TermPayment;

export const paymentsOf = memoizeByRow((agreed: Omit<Agreed, 'term'>): readonly Payment[] =>
  shared.paymentsOf(agreed, { addMonths, isBankDay, taxRateOn }),
);

/** When money that is put away for so many days comes back. */
export const maturityOf = (startDate: BankDate, term: number): BankDate =>
  shared.maturityOf(startDate, term, isBankDay);
