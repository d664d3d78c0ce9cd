/** What the bank pays for money that is put away, per cent a year before tax. */
import type { InvestmentType } from '#contract/investment-products';
import { Decimal } from '#contract/shared/decimal';

/** The interbank rate of 28 days, which variable rates follow. */
const TIIE = 7.57;

type RateByTerm = Readonly<Record<number, number>>;

/** By term in days; those of variable certificates stand below the interbank rate. */
const rates: Readonly<Record<InvestmentType, RateByTerm>> = {
  PAYCHECKS: { 1: 3, 7: 4.1, 28: 5.6, 91: 5.9, 182: 6, 364: 6 },
  FIX_CEDES: { 28: 5.4, 91: 5.8, 182: 6.05, 364: 6.2 },
  VARIABLE_CEDES: { 28: TIIE - 1.5, 91: TIIE - 1.2, 182: TIIE - 1, 364: TIIE - 0.9 },
};

/** More money earns more: from so many pesos on, so much on top. */
const tiers = [
  { from: 1_000_000, extra: 0.6 },
  { from: 250_000, extra: 0.35 },
  { from: 50_000, extra: 0.15 },
] as const;

/** The rate for an amount in centavos; undefined where the bank offers no such term. */
export function rateFor(type: InvestmentType, term: number, amount: number): number | undefined {
  const rate = rates[type][term];
  const extra = tiers.find(({ from }) => amount >= from * 100)?.extra ?? 0;
  return rate === undefined ? undefined : new Decimal(rate).plus(extra).toDecimalPlaces(2).toNumber();
}
