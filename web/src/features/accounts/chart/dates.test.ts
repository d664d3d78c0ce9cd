import { expect, test } from 'vitest';
import { addDays } from '#contract/domain/dates';
import { labelDates } from './dates';
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
  const labels = labelDates(weekly('2025-11-21', weeks));
  expect(labels.map(({ name }) => name)).toEqual(names);
  expect(labels[0]?.place).toBe(0);
  expect(labels[0]?.year).toBe(weeks === 52 ? '2025' : undefined);
  expect(labels.at(-1)?.place).toBe(100);
});
