import type { Movement } from '#contract/accounts';
import { addDays, type BankDate } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { Point, Points } from '../chart/scale';
import type { DateRange } from './source';

/** Balance before a movement. */
const balanceBefore = ({ amount, balance }: Movement & { balance: number }): number =>
  fromCentavos(toCentavos(balance) - toCentavos(amount));

const hasBalance = (movement: Movement): movement is Movement & { balance: number } =>
  movement.balance !== undefined;

/**
 * Closing balance per day from movements, newest first, from the day before the range, so that all its movements show.
 * Undefined if the bank sends no balances.
 */
export function balanceByDay(
  movements: readonly Movement[],
  { from_date, to_date }: DateRange,
): Point[] | undefined {
  const withBalance = movements.filter(hasBalance);
  const oldest = withBalance.at(-1);
  if (oldest === undefined || withBalance.length < movements.length) return undefined;
  const closing = new Map<BankDate, number>();
  for (const { postedDate, balance } of withBalance) {
    if (!closing.has(postedDate)) closing.set(postedDate, balance);
  }
  let balance = balanceBefore(oldest);
  const days: Point[] = [{ date: addDays(from_date, -1), value: balance }];
  for (let date = from_date; date <= to_date; date = addDays(date, 1)) {
    balance = closing.get(date) ?? balance;
    days.push({ date, value: balance });
  }
  return days;
}

/** Returns the points of a line: the opening balance and at least two days; undefined for fewer. */
export const lineOf = ([opening, first, second, ...others]: readonly Point[]): Points | undefined =>
  opening && first && second && [opening, first, second, ...others];

/** Returns the days with the lowest and the highest balance; the latest of equal days. */
export function extremesOf(points: Points): { minimum: Point; maximum: Point } {
  let [minimum, maximum]: [Point, Point] = [points[0], points[0]];
  for (const point of points) {
    if (point.value <= minimum.value) minimum = point;
    if (point.value >= maximum.value) maximum = point;
  }
  return { minimum, maximum };
}

export function flowsOf(movements: readonly Movement[]): { deposits: number; charges: number } {
  let [deposits, charges] = [0, 0];
  for (const { amount } of movements) {
    if (amount < 0) charges -= toCentavos(amount);
    else deposits += toCentavos(amount);
  }
  return { deposits, charges };
}
