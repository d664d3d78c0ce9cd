import { describe, expect, it } from 'vitest';
import { heightOf, nearestTo, type Points, placeOf, scaleOf, valueOn } from './scale';

const weeks: Points = [
  { date: '2026-11-02', value: 10 },
  { date: '2026-11-09', value: 12 },
  { date: '2026-11-16', value: 11 },
  { date: '2026-11-30', value: 14 },
];

describe('the vertical scale', () => {
  it.each([
    [[1.137, 1.2345], 0.025, [1.15, 1.175, 1.2, 1.225]],
    [[10, 14], 1, [10, 11, 12, 13, 14]],
    [[0, 100], 25, [0, 25, 50, 75, 100]],
    [[12_345.67, 98_765.43], 25_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [[60, 100], 10, [60, 70, 80, 90, 100]],
    [[59, 100], 25, [0, 25, 50, 75, 100]],
    [[-30, 10], 10, [-30, -20, -10, 0, 10]],
  ])('for %j has a grid line every %d, at %j', (values, step, ticks) => {
    const scale = scaleOf(values);
    expect(scale.step).toBeCloseTo(step, 10);
    expect(scale.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });

  it.each([
    [[5, 5, 5], 5],
    [[0, 0], 0],
  ])('places a constant value (%j) in the middle', (values, value) => {
    expect(heightOf(value, scaleOf(values))).toBeCloseTo(50, 6);
  });

  it('places the maximum near the top and the minimum near the bottom', () => {
    const scale = scaleOf([10, 14]);
    expect(heightOf(14, scale)).toBeCloseTo(5.36, 2);
    expect(heightOf(10, scale)).toBeCloseTo(94.64, 2);
  });
});

describe('the horizontal axis', () => {
  it.each([
    ['2026-11-02', 0],
    ['2026-11-16', 50],
    ['2026-11-30', 100],
    ['2026-10-01', 0],
    ['2027-01-01', 100],
  ])('places %s at %d %%', (date, place) => {
    expect(placeOf(date, weeks)).toBe(place);
  });

  it.each([
    [0, 0],
    [30, 1],
    [60, 2],
    [76, 3],
    [100, 3],
  ])('the point nearest to %d %% has the index %i', (place, index) => {
    expect(nearestTo(place, weeks)).toBe(index);
  });

  it.each([
    ['2026-11-02', 10],
    ['2026-11-09', 12],
    ['2026-11-23', 12.5],
    ['2026-11-30', 14],
    ['2026-12-04', 14],
    ['2026-10-04', 10],
  ])('the value on %s is %d', (date, value) => {
    expect(valueOn(date, weeks)).toBe(value);
  });
});
