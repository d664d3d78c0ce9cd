/** Prices are millionths of a peso, amounts centavos; BigInt keeps the results exact. */

const MILLIONTHS_OF_A_PESO = 1_000_000;
const MILLIONTHS_OF_A_CENTAVO = 10_000n;

export const inMillionths = (price: number): number => Math.round(price * MILLIONTHS_OF_A_PESO);

const multiplyExact = (units: number, price: number): bigint => BigInt(units) * BigInt(price);

/** Operands must be non-negative. */
const divideRoundingUp = (value: bigint, divisor: bigint): number => Number((value + divisor - 1n) / divisor);

/** Cost of a purchase, rounded up. */
export const costOf = (units: number, price: number): number =>
  divideRoundingUp(multiplyExact(units, price), MILLIONTHS_OF_A_CENTAVO);

/** Proceeds of a sale, rounded down. */
export const proceedsOf = (units: number, price: number): number =>
  Number(multiplyExact(units, price) / MILLIONTHS_OF_A_CENTAVO);

export const unitsBought = (amount: number, price: number): number =>
  Number((BigInt(amount) * MILLIONTHS_OF_A_CENTAVO) / BigInt(price));

/** Returns the units to sell for an amount. If rounding gives one unit more than held, all units are sold. */
export function unitsSold(amount: number, price: number, held: number): number {
  const units = divideRoundingUp(BigInt(amount) * MILLIONTHS_OF_A_CENTAVO, BigInt(price));
  return units === held + 1 ? held : units;
}

export type Trade = { units: number; price: number; total: number };

type TradeRequest = {
  type: 'BUY' | 'SELL';
  amount: number;
  prices: { buy: number; sell: number };
  held: number;
};

export function tradeOf({ type, amount, prices, held }: TradeRequest): Trade {
  if (type === 'SELL') {
    const units = unitsSold(amount, prices.sell, held);
    return { units, price: prices.sell, total: proceedsOf(units, prices.sell) };
  }
  const units = unitsBought(amount, prices.buy);
  return { units, price: prices.buy, total: costOf(units, prices.buy) };
}
