/** Percent per year before tax. */

import { Decimal } from '#contract/domain/decimal';
import type { InvestmentType } from '#contract/domain/investment';
import { toCentavos } from '#contract/domain/money';

/** 28-day interbank rate (TIIE), the base of variable rates. */
const TIIE = 7.57;

type RateByTerm = Readonly<Record<number, number>>;

/** Rates by term in days. */
const rates: Readonly<Record<InvestmentType, RateByTerm>> = {
  PAYCHECKS: { 1: 3, 7: 4.1, 28: 5.6, 91: 5.9, 182: 6, 364: 6 },
  FIX_CEDES: { 28: 5.4, 91: 5.8, 182: 6.05, 364: 6.2 },
  VARIABLE_CEDES: { 28: TIIE - 1.5, 91: TIIE - 1.2, 182: TIIE - 1, 364: TIIE - 0.9 },
};

/** Minimum in pesos. */
export const MINIMUM = 5_000;

/** Percentage points added to the rate, by amount in pesos. */
const tiers = [
  { from: MINIMUM, extra: 0 },
  { from: 50_000, extra: 0.15 },
  { from: 250_000, extra: 0.35 },
  { from: 1_000_000, extra: 0.6 },
] as const;

const withExtra = (rate: number, extra: number): number =>
  new Decimal(rate).plus(extra).toDecimalPlaces(2).toNumber();

/** In pesos; the last tier is open-ended. */
type Tier = { term: number; rate: number; from: number; until: number | undefined };

export const tiersOf = (type: InvestmentType): Tier[] =>
  Object.entries(rates[type]).flatMap(([term, rate]) =>
    tiers.map(({ from, extra }, place) => ({
      term: Number(term),
      rate: withExtra(rate, extra),
      from,
      until: tiers[place + 1]?.from,
    })),
  );

/** `amount` in centavos; undefined if the term or the amount is not offered. */
export const rateFor = (type: InvestmentType, term: number, amount: number): number | undefined =>
  tiersOf(type).findLast((tier) => tier.term === term && amount >= toCentavos(tier.from))?.rate;

export const isOffered = (type: InvestmentType, term: number): boolean => rates[type][term] !== undefined;
