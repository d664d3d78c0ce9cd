/** Applies this bank's calendar and the legal tax rates. Amounts are centavos. */

import { isBankDay } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import { memoizeByRow } from '#bank/core/lists/memoize-by-row';
import type { BankDate } from '#contract/domain/dates';
import * as shared from '#contract/domain/term-investment';
import type { InvestmentTerms } from './investment';

/** ISR withheld on the capital: percent per year, by first year of validity. */
const taxRates = [
  { since: '2024', rate: 0.5 },
  { since: '2026', rate: 0.9 },
] as const;

/** Rate of the payment's year; the last known rate applies to later years. */
export const taxRateOn = (paidOn: BankDate): number =>
  (taxRates.findLast(({ since }) => paidOn >= since) ?? taxRates[0]).rate;

export function taxRateAfter(today: BankDate): { since: BankDate; rate: number } | undefined {
  const next = taxRates.find(({ since }) => since > today);
  return next && { since: `${next.since}-01-01`, rate: next.rate };
}

export type Payment = shared.TermPayment;

export const paymentsOf = memoizeByRow((agreed: Omit<InvestmentTerms, 'term'>): readonly Payment[] =>
  shared.paymentsOf(agreed, { addMonths, isBankDay, taxRateOn }),
);

export const maturityOf = (startDate: BankDate, term: number): BankDate =>
  shared.maturityOf(startDate, term, isBankDay);
