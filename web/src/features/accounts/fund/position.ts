/* What units of a fund have cost and brought: by what the bank answers, of which it may leave some out. */

import { primaryBalance } from '#contract/domain/account';
import { type BankDate, bankDate } from '#contract/domain/dates';
import type { Fund, FundDetail, FundOperation } from '#contract/domain/fund';
import { toCentavos } from '#contract/domain/money';
import type { Points } from '../chart/scale';

/** What all that is held has cost, in centavos. */
export const costOf = ({ averageCost, units }: Pick<Fund, 'averageCost' | 'units'>): number | undefined =>
  averageCost === undefined || units === 0 ? undefined : Math.round(averageCost * units * 100);

/** Centavos, below zero for a loss, and of what it cost how much that is, in per cent. */
export type Gain = { centavos: number; percent: number };

/** What it is worth beyond its cost, where both are known. */
export function gainOf(fund: Fund): Gain | undefined {
  const cost = costOf(fund);
  const worth = primaryBalance(fund)?.amount ?? null;
  if (!cost || worth === null || fund.sellPrice === null) return undefined;
  const centavos = toCentavos(worth) - cost;
  return { centavos, percent: (centavos / cost) * 100 };
}

export type Trade = Pick<FundOperation, 'operationType' | 'units' | 'orderDate' | 'executionDate'>;

/** The day on which units changed hands, at once or later; none for what was not carried out. */
const dayOf = ({ units, orderDate, executionDate = orderDate }: Trade): BankDate | undefined =>
  units === undefined ? undefined : bankDate(Date.parse(executionDate));

/** The days on which units were bought, each once, from one on. */
export function purchaseDays(trades: readonly Trade[], from: BankDate): BankDate[] {
  const days = trades
    .filter(({ operationType }) => operationType === 'BUY')
    .flatMap((trade) => dayOf(trade) ?? [])
    .filter((day) => day >= from);
  return [...new Set(days)].sort();
}

/** How many units were held at the end of a day, counted back from what is held now. */
export function heldOn(day: BankDate, held: number, trades: readonly Trade[]): number {
  return trades.reduce((units, trade) => {
    const traded = (dayOf(trade) ?? '') > day ? (trade.units ?? 0) : 0;
    return trade.operationType === 'BUY' ? units - traded : units + traded;
  }, held);
}

const PARTS_OF_PRICE = 1_000_000;
const PARTS_OF_CENTAVO = 10_000;

/** Units at a price, in centavos, rounded down as a sale of them is; prices have six decimals. */
export const worthOf = (units: number, price: number): number =>
  Math.floor((units * Math.round(price * PARTS_OF_PRICE)) / PARTS_OF_CENTAVO);

/** The prices that are drawn: of one alone there is nothing to draw. */
export function pointsOf(
  history: NonNullable<FundDetail['priceHistory']>,
  noteOf: (date: BankDate, price: number) => string | undefined,
): Points | undefined {
  const points = history.map(({ date, price }) => ({ date, value: price, note: noteOf(date, price) }));
  const [first, second, ...others] = points;
  return first && second && [first, second, ...others];
}
