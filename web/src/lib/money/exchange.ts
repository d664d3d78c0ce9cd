import type { ExchangeRate } from '#contract/domain/exchange-rate';
import type { Currency } from '#contract/domain/money';

/** Pesos a dollar for money that becomes `to`; undefined where nothing is exchanged. */
export const rateFor = (matrix: readonly ExchangeRate[], from: Currency, to: Currency): number | undefined =>
  from === to ? undefined : matrix.find(({ toCurrency }) => toCurrency === to)?.exchangeRate;

/** Rates have no more decimals than these. */
const DECIMALS = 6;
const SCALE = 10n ** BigInt(DECIMALS);

/** A rate as a whole number of its smallest parts: through the decimal text, never through a float product. */
const parts = (rate: number): bigint => BigInt(rate.toFixed(DECIMALS).replace('.', ''));

/** What an amount in cents becomes: what is received is rounded down, as the bank does. The rate is in pesos a dollar. */
export const convert = (cents: number, rate: number, to: Currency): number =>
  Number(to === 'MXN' ? (BigInt(cents) * parts(rate)) / SCALE : (BigInt(cents) * SCALE) / parts(rate));

/** The dollars that an amount in centavos costs: what has to be paid is rounded up to the cent. */
export const costOf = (centavos: number, rate: number): number =>
  Number((BigInt(centavos) * SCALE + parts(rate) - 1n) / parts(rate));

/** `18.05`: a rate as it is quoted. */
export const formatRate = (rate: number): string => rate.toFixed(2);
