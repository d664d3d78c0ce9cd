import * as z from 'zod/mini';
import { Decimal } from '#contract/domain/decimal';
import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

/** Schema of a stored exchange rate. */
export const PesosPerDollar = z.number().check(z.gt(0), z.lt(1_000));

/** Pesos a dollar: the bank buys dollars from its customers cheap and sells them dear. */
const BUYS_AT = 18.05;
const SELLS_AT = 18.85;

/** The rate at which a customer gets each currency for the other. */
export const exchangeMatrix: ExchangeRate[] = [
  { exchangeRate: BUYS_AT, toCurrency: 'MXN' },
  { exchangeRate: SELLS_AT, toCurrency: 'USD' },
];

/**
 * What an amount in cents becomes in another currency, and the rate in pesos a dollar. What is received is rounded
 * down: to nearest, a centavo could be walked to dollars and back for a gain.
 */
export function exchange(amount: number, from: Currency, to: Currency): { amount: number; rate?: number } {
  if (from === to) return { amount };
  const inPesos = to === 'MXN';
  const rate = inPesos ? BUYS_AT : SELLS_AT;
  const exact = inPesos ? new Decimal(amount).times(rate) : new Decimal(amount).div(rate);
  return { amount: exact.toDecimalPlaces(0, Decimal.ROUND_DOWN).toNumber(), rate };
}

/**
 * What pesos that are owed cost an account in a currency, in its cents, and the rate. What is paid is rounded up, so
 * that no part of a cent stays unpaid.
 */
export function costOf(pesos: number, currency: Currency): { amount: number; rate?: number } {
  if (currency === 'MXN') return { amount: pesos };
  const exact = new Decimal(pesos).div(BUYS_AT);
  return { amount: exact.toDecimalPlaces(0, Decimal.ROUND_UP).toNumber(), rate: BUYS_AT };
}
