import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

export const rateFor = (matrix: readonly ExchangeRate[], from: Currency, to: Currency): number | undefined =>
  from === to ? undefined : matrix.find(({ toCurrency }) => toCurrency === to)?.exchangeRate;

const DECIMALS = 6;
const SCALE = 10n ** BigInt(DECIMALS);

/** Returns the rate in millionths. Reads its decimal text to avoid float errors. */
const scaledRate = (rate: number): bigint => BigInt(rate.toFixed(DECIMALS).replace('.', ''));

/** Converts cents, rounded down like the bank. The rate is pesos per dollar. */
export const convert = (cents: number, rate: number, to: Currency): number =>
  Number(
    to === 'MXN' ? (BigInt(cents) * scaledRate(rate)) / SCALE : (BigInt(cents) * SCALE) / scaledRate(rate),
  );

/** Returns the dollar cents that pay the centavos, rounded up. The rate is pesos per dollar. */
export const costOf = (centavos: number, rate: number): number =>
  Number((BigInt(centavos) * SCALE + scaledRate(rate) - 1n) / scaledRate(rate));

export const formatRate = (rate: number): string => rate.toFixed(2);
