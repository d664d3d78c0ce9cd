import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

/** Returns pesos per dollar for a conversion to `to`; undefined without one. */
export const rateFor = (matrix: readonly ExchangeRate[], from: Currency, to: Currency): number | undefined =>
  from === to ? undefined : matrix.find(({ toCurrency }) => toCurrency === to)?.exchangeRate;

/** Maximum decimals of a rate. */
const DECIMALS = 6;
const SCALE = 10n ** BigInt(DECIMALS);

/** Scales a rate to an integer via its decimal text, to avoid float errors. */
const parts = (rate: number): bigint => BigInt(rate.toFixed(DECIMALS).replace('.', ''));

/** Converts cents at pesos per dollar, rounded down like the bank. */
export const convert = (cents: number, rate: number, to: Currency): number =>
  Number(to === 'MXN' ? (BigInt(cents) * parts(rate)) / SCALE : (BigInt(cents) * SCALE) / parts(rate));

/** Returns the dollar cents that an amount in centavos costs, rounded up. */
export const costOf = (centavos: number, rate: number): number =>
  Number((BigInt(centavos) * SCALE + parts(rate) - 1n) / parts(rate));

export const formatRate = (rate: number): string => rate.toFixed(2);
