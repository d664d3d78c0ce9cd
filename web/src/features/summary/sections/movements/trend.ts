import type { Movement } from '#contract/accounts';
import { addDays, type BankDate } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';

export type Trend = {
  /** Difference between the current and the initial balance. */
  change: number;
  /** Daily closing balances, oldest first; undefined if the bank sends none. */
  days: readonly number[] | undefined;
};

const hasBalance = (movement: Movement): movement is Movement & { balance: number } =>
  movement.balance !== undefined;

/** Balance trend over the last `length` days including today, from movements sorted newest first. */
export function trendOf(movements: readonly Movement[], today: BankDate, length: number): Trend {
  const first = addDays(today, 1 - length);
  const inside = movements.filter(({ postedDate }) => postedDate >= first && postedDate <= today);
  const change = fromCentavos(inside.reduce((sum, { amount }) => sum + toCentavos(amount), 0));
  const known = inside.filter(hasBalance);
  const oldest = known.at(-1);
  if (oldest === undefined) return { change, days: inside.length === 0 ? [] : undefined };
  if (known.length < inside.length) return { change, days: undefined };
  const closing = new Map<BankDate, number>();
  for (const { postedDate, balance } of known) {
    if (!closing.has(postedDate)) closing.set(postedDate, balance);
  }
  let balance = fromCentavos(toCentavos(oldest.balance) - toCentavos(oldest.amount));
  const days = Array.from({ length }, (_, day) => {
    balance = closing.get(addDays(first, day)) ?? balance;
    return balance;
  });
  return { change, days };
}

/** SVG path through the values, scaled to the box; a flat line if they are equal. */
export function pathOf(values: readonly number[], width: number, height: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  const points = (values.length < 2 ? [0, 0] : values).map((value, index, all) => {
    const y = spread > 0 ? ((most - value) / spread) * height : height / 2;
    return `${((index / (all.length - 1)) * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
