import { Decimal } from '#contract/shared/decimal';
import type { Currency } from '#contract/shared/money';
import type { ExchangeRate } from '#contract/transfers';

/** Pesos a dollar for money that becomes `to`; undefined where nothing is exchanged. */
export const rateFor = (matrix: readonly ExchangeRate[], from: Currency, to: Currency): number | undefined =>
  from === to ? undefined : matrix.find(({ toCurrency }) => toCurrency === to)?.exchangeRate;

/** What an amount in cents becomes, rounded half up as the bank does. The rate is in pesos a dollar. */
export function convert(cents: number, rate: number, to: Currency): number {
  const exact = to === 'MXN' ? new Decimal(cents).times(rate) : new Decimal(cents).div(rate);
  return exact.toDecimalPlaces(0).toNumber();
}

/** `1 USD = $18.05 MXN` */
export const showRate = (rate: number): string => `1 USD = $${new Decimal(rate).toFixed(2)} MXN`;
