import { describe, expect, it } from 'vitest';
import { addMonths, lastOnDay } from './months';

describe('addMonths', () => {
  it.each([
    ['2026-11-05', 1, '2026-12-05'],
    ['2026-12-05', 1, '2027-01-05'],
    ['2026-01-05', -1, '2025-12-05'],
    ['2026-11-05', -24, '2024-11-05'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-07-15', 0, '2026-07-15'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('lastOnDay', () => {
  it.each([
    [5, '2026-11-05', '2026-11-05'],
    [5, '2026-11-04', '2026-10-05'],
    [5, '2026-11-30', '2026-11-05'],
    [12, '2027-01-11', '2026-12-12'],
  ])('the last day %i of a month on or before %s is %s', (day, date, expected) => {
    expect(lastOnDay(day, date)).toBe(expected);
  });
});
