import * as z from 'zod/mini';
import { Decimal } from '#contract/domain/decimal';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

export const PesosPerDollar = z.number().check(z.gt(0), z.lt(1_000));

/** Pesos per dollar, from the bank's side. */
const BUYS_AT = 18.05;
const SELLS_AT = 18.85;

export const exchangeMatrix: ExchangeRate[] = [
  { exchangeRate: BUYS_AT, toCurrency: 'MXN' },
  { exchangeRate: SELLS_AT, toCurrency: 'USD' },
];

/** Rounds down: rounding to nearest would yield a centavo per round trip. Returns pesos per dollar. */
export function exchange(amount: number, from: Currency, to: Currency): { amount: number; rate?: number } {
  if (from === to) return { amount };
  const isToPesos = to === 'MXN';
  const rate = isToPesos ? BUYS_AT : SELLS_AT;
  const exact = isToPesos ? new Decimal(amount).times(rate) : new Decimal(amount).div(rate);
  return { amount: exact.toDecimalPlaces(0, Decimal.ROUND_DOWN).toNumber(), rate };
}

/** Converts a debt in centavos to cents. Rounds up, so that no fraction stays unpaid. */
export function costOf(pesos: number, currency: Currency): { amount: number; rate?: number } {
  if (currency === 'MXN') return { amount: pesos };
  const exact = new Decimal(pesos).div(BUYS_AT);
  return { amount: exact.toDecimalPlaces(0, Decimal.ROUND_UP).toNumber(), rate: BUYS_AT };
}
