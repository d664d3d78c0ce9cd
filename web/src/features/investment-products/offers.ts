/* Computes the return at the bank's rates, with the bank's own formula. */

import { addDays, type BankDate, isWeekend } from '#contract/domain/dates';
import type { InvestmentRate, InvestmentType } from '#contract/domain/investment';
import { toCentavos } from '#contract/domain/money';
import { earningsOf, maturityOf, paymentsOf, type TermPayment } from '#contract/domain/term-investment';
import { addMonths, monthOf, sameDay } from '#web/components/forms/calendar.ts';
import { type Holidays, isBankDay } from './calendar';

/** Return of an investment, in centavos. */
export type Outcome = {
  payments: readonly TermPayment[];
  interest: number;
  tax: number;
  net: number;
  receives: number;
};

export type Offer = Pick<InvestmentRate, 'term' | 'rate' | 'gatNominal' | 'gatReal'> & {
  maturityDate: BankDate;
  /** Reason why the maturity date is not at the end of the term. */
  moveReason: 'holiday' | 'weekend' | undefined;
  outcome: Outcome | undefined;
  /** Next tier: its minimum amount, and the difference in percentage points. */
  nextTier: { from: number; by: number } | undefined;
};

export type OfferQuery = { type: InvestmentType; amount: number | undefined; today: BankDate };

const byMinimum = (a: InvestmentRate, b: InvestmentRate): number => a.minimum - b.minimum;

const acceptsAmount = ({ minimum, maximum }: InvestmentRate, amount: number): boolean =>
  toCentavos(minimum) <= amount && (maximum === undefined || amount < toCentavos(maximum));

/** Returns the lowest minimum of all tiers, in centavos. */
export const minimumOf = (rates: readonly InvestmentRate[]): number | undefined =>
  rates.length === 0 ? undefined : Math.min(...rates.map(({ minimum }) => toCentavos(minimum)));

function moveReasonOf(date: BankDate, holidays: Holidays): Offer['moveReason'] {
  if (holidays.has(date)) return 'holiday';
  return isWeekend(date) ? 'weekend' : undefined;
}

const monthsAfter = (date: BankDate, months: number): BankDate =>
  sameDay(date, addMonths(monthOf(date), months));

function outcomeOf(
  { rate, isrRate, laterIsrRate }: InvestmentRate,
  query: OfferQuery,
  end: BankDate,
  holidays: Holidays,
) {
  const { type, amount = 0, today } = query;
  if (isrRate === undefined) return undefined;
  const taxRateOn = (paidOn: BankDate): number =>
    laterIsrRate && paidOn >= laterIsrRate.since ? laterIsrRate.rate : isrRate;
  const payments = paymentsOf(
    { type, rate, amount, startDate: today, maturityDate: end },
    { addMonths: monthsAfter, isBankDay: (date) => isBankDay(date, holidays), taxRateOn },
  );
  const { interest, tax } = earningsOf(payments);
  return { payments, interest, tax, net: interest - tax, receives: amount + interest - tax };
}

/** Returns one offer per term, shortest first: of the tier for the amount, or of the first tier. */
export function offersOf(rates: readonly InvestmentRate[], query: OfferQuery, holidays: Holidays): Offer[] {
  const terms = [...new Set(rates.map(({ term }) => term))].sort((a, b) => a - b);
  const amount = query.amount ?? 0;
  return terms.flatMap((term) => {
    const tiers = rates.filter((rate) => rate.term === term).sort(byMinimum);
    const matching = tiers.find((tier) => acceptsAmount(tier, amount));
    const tier = matching ?? tiers[0];
    if (tier === undefined) return [];
    const maturityDate = maturityOf(query.today, term, (date) => isBankDay(date, holidays));
    const next = tiers.find(({ minimum }) => toCentavos(minimum) > amount);
    const { rate, gatNominal, gatReal } = tier;
    return [
      {
        ...{ term, rate, gatNominal, gatReal, maturityDate },
        moveReason: moveReasonOf(addDays(query.today, term), holidays),
        outcome: matching && outcomeOf(matching, query, maturityDate, holidays),
        nextTier:
          matching && next && next.rate > rate
            ? { from: toCentavos(next.minimum), by: Math.round((next.rate - rate) * 100) / 100 }
            : undefined,
      },
    ];
  });
}
