import { describe, expect, it } from 'vitest';
import type { Fund } from '#contract/domain/fund';
import { costOf, gainOf, pointsOf, purchaseDays, type Trade, unitsHeldOn, worthOf } from './position';

const fund: Fund = {
  key: 'fondo',
  type: 'Fondos de Inversión',
  description: 'Fondo',
  displayId: '•••• 8804',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 82_450.33, currencyCode: 'MXN' },
  units: 66_913,
  buyPrice: 1.234567,
  sellPrice: 1.232202,
  valuationDate: '2026-11-18',
  averageCost: 78_817.8 / 66_913,
};

describe('the gain', () => {
  it.each([
    ['more than its cost', {}, { centavos: 3_632_53, percent: 4.6087 }],
    ['less than its cost', { averageCost: 2 }, { centavos: -51_375_67, percent: -38.3899 }],
    ['exactly its cost', { averageCost: 82_450.33 / 66_913 }, { centavos: 0, percent: 0 }],
  ])('is computed for a fund worth %s', (_, change, gain) => {
    const computed = gainOf({ ...fund, ...change });
    expect(computed?.centavos).toBe(gain.centavos);
    expect(computed?.percent).toBeCloseTo(gain.percent, 3);
  });

  const { averageCost: _, ...withoutCost } = fund;
  it.each<[string, Fund]>([
    ['its cost', withoutCost],
    ['its price', { ...fund, sellPrice: null }],
    ['its worth', { ...fund, primaryBalance: { amount: null, currencyCode: 'MXN' } }],
    ['any units', { ...fund, units: 0 }],
  ])('is unknown without %s', (_without, incompleteFund) => {
    expect(gainOf(incompleteFund)).toBeUndefined();
  });

  it('uses the cost rounded to centavos', () => {
    expect(costOf(fund)).toBe(78_817_80);
  });
});

const trades: Trade[] = [
  { operationType: 'BUY', units: 13_856, orderDate: '2026-09-07T09:00:00-06:00' },
  // This sale was executed days after it was ordered.
  {
    operationType: 'SELL',
    units: 1_000,
    orderDate: '2026-04-30T10:00:00-06:00',
    executionDate: '2026-05-04T23:59:00-06:00',
  },
  { operationType: 'BUY', units: 18_528, orderDate: '2026-04-15T10:00:00-06:00' },
  { operationType: 'BUY', units: 500, orderDate: '2026-04-15T11:00:00-06:00' },
  { operationType: 'BUY', orderDate: '2026-10-01T10:00:00-06:00' },
  { operationType: 'BUY', units: 9, orderDate: '2025-01-02T10:00:00-06:00' },
];

it.each([
  ['2026-11-18', 66_913],
  ['2026-09-07', 66_913],
  ['2026-09-06', 53_057],
  ['2026-05-04', 53_057],
  ['2026-05-03', 54_057],
  ['2026-04-14', 35_029],
])('on %s the fund held %i units', (day, units) => {
  expect(unitsHeldOn(day, 66_913, trades)).toBe(units);
});

it('returns each purchase date once, without sales and pending orders', () => {
  expect(purchaseDays(trades, '2025-11-19')).toEqual(['2026-04-15', '2026-09-07']);
});

it('rounds the value of units down to the centavo', () => {
  expect(worthOf(53_057, 1.191806)).toBe(63_233_65);
});

it.each([
  [[], false],
  [[{ date: '2026-11-13', price: 1.2 }], false],
  [
    [
      { date: '2026-11-13', price: 1.2 },
      { date: '2026-11-20', price: 1.21 },
    ],
    true,
  ],
])('a history of %j can be drawn: %s', (history, isDrawn) => {
  expect(pointsOf(history, () => undefined) !== undefined).toBe(isDrawn);
});
