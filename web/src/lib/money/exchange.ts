import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

export const rateFor = (matrix: readonly ExchangeRate[], from: Currency, to: Currency): number | undefined =>
  from === to ? undefined : matrix.find(({ toCurrency }) => toCurrency === to)?.exchangeRate;

const DECIMALS = 6;
const SCALE = 10n ** BigInt(DECIMALS);

/** Via the decimal text, to avoid float errors. */
const parts = (rate: number): bigint => BigInt(rate.toFixed(DECIMALS).replace('.', ''));

/** Rounds down like the bank. The rate is pesos per dollar. */
export const convert = (cents: number, rate: number, to: Currency): number =>
  Number(to === 'MXN' ? (BigInt(cents) * parts(rate)) / SCALE : (BigInt(cents) * SCALE) / parts(rate));

/** Rounds up to the cent. */
export const costOf = (centavos: number, rate: number): number =>
  Number((BigInt(centavos) * SCALE + parts(rate) - 1n) / parts(rate));

export const formatRate = (rate: number): string => rate.toFixed(2);
