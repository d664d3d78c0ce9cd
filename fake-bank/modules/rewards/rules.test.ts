import { describe, expect, it } from 'vitest';
import { pointsOf } from './rules';

const today = '2026-11-23';

describe('points', () => {
  it.each([
    ['are zero without purchases', [], { points: 0 }],
    ['are one per ten pesos of a purchase', [{ date: today, amount: 25_99 }], { points: 2 }],
    ['are rounded down for each purchase', Array(3).fill({ date: today, amount: 9_99 }), { points: 0 }],
    [
      'expire at the end of the same month a year later',
      [{ date: '2025-10-31', amount: 500_00 }],
      { points: 0 },
    ],
    [
      'that expire at the end of this month are counted apart',
      [
        { date: '2025-11-01', amount: 500_00 },
        { date: '2025-11-30', amount: 100_00 },
        { date: '2025-12-01', amount: 70_00 },
      ],
      { points: 67, expiring: { points: 60, date: '2026-11-30' } },
    ],
  ])('%s', (_, purchases, expected) => {
    expect(pointsOf(purchases, today)).toEqual(expected);
  });
});
