/**
 * What an amount comes to in units of a fund, and units in money: the bank trades by it, the client tells it before.
 * Prices are millionths of a peso, amounts centavos; in whole numbers, and exact.
 */

const MILLIONTHS_OF_A_PESO = 1_000_000;
const MILLIONTHS_OF_A_CENTAVO = 10_000n;

/** Of a price as the wire carries it, to six decimals. */
export const inMillionths = (price: number): number => Math.round(price * MILLIONTHS_OF_A_PESO);

const exactly = (units: number, price: number): bigint => BigInt(units) * BigInt(price);

/** Neither is ever below zero. */
const ceiling = (value: bigint, by: bigint): number => Number((value + by - 1n) / by);

/** What a customer pays for units, rounded up. */
export const costOf = (units: number, price: number): number =>
  ceiling(exactly(units, price), MILLIONTHS_OF_A_CENTAVO);

/** What units are worth: what a customer gets for them, rounded down. */
export const worth = (units: number, price: number): number =>
  Number(exactly(units, price) / MILLIONTHS_OF_A_CENTAVO);

/** As many whole units as an amount buys. */
export const unitsBought = (amount: number, price: number): number =>
  Number((BigInt(amount) * MILLIONTHS_OF_A_CENTAVO) / BigInt(price));

/** The units that have to be sold to receive an amount. The last part of one above all that is held sells all. */
export function unitsSold(amount: number, price: number, held: number): number {
  const units = ceiling(BigInt(amount) * MILLIONTHS_OF_A_CENTAVO, BigInt(price));
  return units === held + 1 ? held : units;
}

/** Whole units at their price, and what they cost or bring. */
export type Trade = { units: number; price: number; total: number };

type Asked = {
  type: 'BUY' | 'SELL';
  amount: number;
  /** For which the customer buys a unit, and sells one. */
  prices: { buy: number; sell: number };
  held: number;
};

/** What an amount comes to, however much is held. */
export function tradeOf({ type, amount, prices, held }: Asked): Trade {
  if (type === 'SELL') {
    const units = unitsSold(amount, prices.sell, held);
    return { units, price: prices.sell, total: worth(units, prices.sell) };
  }
  const units = unitsBought(amount, prices.buy);
  return { units, price: prices.buy, total: costOf(units, prices.buy) };
}
