import { describe, expect, test } from 'vitest';
import { addMonths, monthsBetween, moveBy, pastDays, weeksOf } from './calendar';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
])('%s plus %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test('lists the months of a range', () => {
  expect(monthsBetween('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
});

test('past dates reach two years back', () => {
  expect(pastDays('2026-11-23', '2026-11-24')).toMatchObject({ min: '2024-11-22', max: '2026-11-24' });
});

describe('the weeks of a month', () => {
  test('start on Sunday and cover the whole month', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.[6]).toBe('2026-12-05');
  });
  test('include February 29 in a leap year', () => {
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
  });
});

test.each([
  ['ArrowLeft', '2026-11-23', '2026-11-22'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-23', '2026-11-30'],
  ['Home', '2026-11-25', '2026-11-22'],
  ['End', '2026-11-25', '2026-11-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-30', '2026-12-30'],
  ['a', '2026-11-30', undefined],
])('%s on %s moves to %s', (key, from, to) => {
  expect(moveBy(key, from)).toBe(to);
});
