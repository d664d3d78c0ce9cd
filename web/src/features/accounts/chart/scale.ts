/* Where what is drawn over time stands: shares of the drawing's width and height, in per cent. */
import { type BankDate, daysBetween } from '#contract/domain/dates';

/** What stood at a value on a day, and what else is to be said of that day. */
export type Point = { date: BankDate; value: number; note?: string | undefined };

/** At least two points, in order of their days. */
export type Points = readonly [Point, Point, ...Point[]];

/** What is drawn along the side, from the lowest line to the highest. */
export type Scale = { low: number; high: number; step: number; ticks: number[] };

/** More of them would stand too close. */
const MOST_TICKS = 5;
/** Room under the lowest value and over the highest, of all that lies between. */
const ROOM = 0.06;

/** The round steps that people count in. */
const roundSteps = [1, 2, 2.5, 5, 10] as const;

/** The smallest round step by which there are few enough. */
function stepFor(span: number): number {
  const least = span / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const times = roundSteps.find((round) => round * power >= least) ?? 10;
  return times * power;
}

/** From a little under the least value to a little over the most, with a line at each round step. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // What never changed is a line in the middle.
  const span = most - least || Math.abs(most) * 0.01 || 1;
  const middle = (least + most) / 2;
  const [low, high] = [middle - span * (0.5 + ROOM), middle + span * (0.5 + ROOM)];
  const step = stepFor(high - low);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { low, high, step, ticks: Array.from({ length: count }, (_, tick) => (first + tick) * step) };
}

/** How far from the top. */
export const heightOf = (value: number, { low, high }: Scale): number =>
  ((high - value) / (high - low)) * 100;

/** How far along a day lies; one beyond either end lies at it. */
export function placeOf(date: BankDate, points: Points): number {
  const { first, last } = endsOf(points);
  const share = daysBetween(first.date, date) / daysBetween(first.date, last.date);
  return Math.min(1, Math.max(0, share)) * 100;
}

export const endsOf = (points: Points): { first: Point; last: Point } => ({
  first: points[0],
  last: points.at(-1) ?? points[1],
});

/** The point whose day is nearest to a place along the line: its index. */
export function nearestTo(place: number, points: Points): number {
  const far = points.map(({ date }) => Math.abs(placeOf(date, points) - place));
  return far.indexOf(Math.min(...far));
}

/** The value of the line on a day; beyond either end it is that of the end. */
export function valueOn(date: BankDate, points: Points): number {
  const after = points.findIndex((point) => point.date >= date);
  const { first, last } = endsOf(points);
  if (after < 1) return after < 0 ? last.value : first.value;
  const [from = first, to = last] = points.slice(after - 1, after + 1);
  const share = daysBetween(from.date, date) / daysBetween(from.date, to.date);
  return from.value + (to.value - from.value) * share;
}
