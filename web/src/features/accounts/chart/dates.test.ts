import { expect, test } from 'vitest';
import { addDays } from '#contract/domain/dates';
import { namesAlong } from './dates';
import type { Points } from './scale';

const weekly = (start: string, weeks: number): Points => {
  const point = (week: number) => ({ date: addDays(start, 7 * week), value: week });
  return [point(0), point(1), ...Array.from({ length: weeks - 1 }, (_, week) => point(week + 2))];
};

test.each([
  [52, ['nov', 'feb', 'may', 'ago', '20 nov']],
  [4, ['21 nov', '28 nov', '05 dic', '12 dic', '19 dic']],
  [1, ['21 nov', '28 nov']],
])('labels %i weeks with %j', (weeks, names) => {
  const along = namesAlong(weekly('2025-11-21', weeks));
  expect(along.map(({ name }) => name)).toEqual(names);
  expect(along[0]?.place).toBe(0);
  expect(along[0]?.year).toBe(weeks === 52 ? '2025' : undefined);
  expect(along.at(-1)?.place).toBe(100);
});
