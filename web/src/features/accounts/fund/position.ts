/* Cost and gain of fund units. The bank may omit fields. */

import { primaryBalance } from '#contract/domain/account';
import { type BankDate, bankDate } from '#contract/domain/dates';
import type { Fund, FundDetail, FundOperation } from '#contract/domain/fund';
import { toCentavos } from '#contract/domain/money';
import type { Points } from '../chart/scale';

/** Cost of all units held, in centavos. */
export const costOf = ({ averageCost, units }: Pick<Fund, 'averageCost' | 'units'>): number | undefined =>
  averageCost === undefined || units === 0 ? undefined : Math.round(averageCost * units * 100);

/** Centavos, negative for a loss, and the percentage of the cost. */
export type Gain = { centavos: number; percent: number };

/** Returns the gain over the cost; undefined if the cost or the value is unknown. */
export function gainOf(fund: Fund): Gain | undefined {
  const cost = costOf(fund);
  const worth = primaryBalance(fund)?.amount ?? null;
  if (!cost || worth === null || fund.sellPrice === null) return undefined;
  const centavos = toCentavos(worth) - cost;
  return { centavos, percent: (centavos / cost) * 100 };
}

export type Trade = Pick<FundOperation, 'operationType' | 'units' | 'orderDate' | 'executionDate'>;

/** Returns the execution date; undefined for orders not executed. */
const dayOf = ({ units, orderDate, executionDate = orderDate }: Trade): BankDate | undefined =>
  units === undefined ? undefined : bankDate(Date.parse(executionDate));

/** Returns the distinct purchase dates from `from` on. */
export function purchaseDays(trades: readonly Trade[], from: BankDate): BankDate[] {
  const days = trades
    .filter(({ operationType }) => operationType === 'BUY')
    .flatMap((trade) => dayOf(trade) ?? [])
    .filter((day) => day >= from);
  return [...new Set(days)].sort();
}

/** Returns the units held at the end of a day, computed back from the current holding. */
export function unitsHeldOn(day: BankDate, currentUnits: number, trades: readonly Trade[]): number {
  return trades.reduce((units, trade) => {
    const tradedUnits = (dayOf(trade) ?? '') > day ? (trade.units ?? 0) : 0;
    return trade.operationType === 'BUY' ? units - tradedUnits : units + tradedUnits;
  }, currentUnits);
}

const PARTS_OF_PRICE = 1_000_000;
const PARTS_OF_CENTAVO = 10_000;

/** Returns the value in centavos, rounded down as in a sale. Prices have six decimals. */
export const worthOf = (units: number, price: number): number =>
  Math.floor((units * Math.round(price * PARTS_OF_PRICE)) / PARTS_OF_CENTAVO);

/** Returns the chart points; undefined for fewer than two. */
export function pointsOf(
  history: NonNullable<FundDetail['priceHistory']>,
  noteOf: (date: BankDate, price: number) => string | undefined,
): Points | undefined {
  const points = history.map(({ date, price }) => ({ date, value: price, note: noteOf(date, price) }));
  const [first, second, ...others] = points;
  return first && second && [first, second, ...others];
}
