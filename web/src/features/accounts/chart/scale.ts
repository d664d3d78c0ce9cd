/* Chart coordinates, as percentages of the drawing's width and height. */
import { type BankDate, daysBetween } from '#contract/domain/dates';

export type Point = { date: BankDate; value: number; note?: string | undefined };

/** At least two points, sorted by date. */
export type Points = readonly [Point, Point, ...Point[]];

/** Range of the vertical axis, with ascending ticks. */
export type Scale = { low: number; high: number; step: number; ticks: number[] };

/** More labels would overlap. */
const MAX_TICKS = 5;
/** Margin above and below the values, as a fraction of their range. */
const MARGIN = 0.06;

/** Multiples of a power of ten for the tick interval. */
const roundSteps = [1, 2, 2.5, 5, 10] as const;

/** Returns the smallest round step with at most MAX_TICKS intervals. */
function stepFor(span: number): number {
  const minStep = span / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const multiplier = roundSteps.find((round) => round * power >= minStep) ?? 10;
  return multiplier * power;
}

/** The range begins at zero if the values fall to this share of their maximum: at the bottom they would look like zero. */
const LOW_SHARE = 0.6;

/** Returns a range slightly wider than the values, with ticks at round steps. */
export function scaleOf(values: readonly number[]): Scale {
  const [lowest, max] = [Math.min(...values), Math.max(...values)];
  const min = lowest > 0 && lowest < max * LOW_SHARE ? 0 : lowest;
  // A constant series is centered.
  const span = max - min || Math.abs(max) * 0.01 || 1;
  const middle = (min + max) / 2;
  const [low, high] = [middle - span * (0.5 + MARGIN), middle + span * (0.5 + MARGIN)];
  const step = stepFor(high - low);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { low, high, step, ticks: Array.from({ length: count }, (_, tick) => (first + tick) * step) };
}

/** Distance from the top in per cent. */
export const heightOf = (value: number, { low, high }: Scale): number =>
  ((high - value) / (high - low)) * 100;

/** Distance from the left in per cent, clamped to the ends. */
export function placeOf(date: BankDate, points: Points): number {
  const { first, last } = endsOf(points);
  const share = daysBetween(first.date, date) / daysBetween(first.date, last.date);
  return Math.min(1, Math.max(0, share)) * 100;
}

export const endsOf = (points: Points): { first: Point; last: Point } => ({
  first: points[0],
  last: points.at(-1) ?? points[1],
});

/** Index of the point nearest to a horizontal position. */
export function nearestTo(position: number, points: Points): number {
  const distances = points.map(({ date }) => Math.abs(placeOf(date, points) - position));
  return distances.indexOf(Math.min(...distances));
}

/** Interpolated value on a day, clamped to the ends. */
export function valueOn(date: BankDate, points: Points): number {
  const nextIndex = points.findIndex((point) => point.date >= date);
  const { first, last } = endsOf(points);
  if (nextIndex < 1) return nextIndex < 0 ? last.value : first.value;
  const [from = first, to = last] = points.slice(nextIndex - 1, nextIndex + 1);
  const share = daysBetween(from.date, date) / daysBetween(from.date, to.date);
  return from.value + (to.value - from.value) * share;
}
