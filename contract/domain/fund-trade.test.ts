import { expect, test } from 'vitest';
import { costOf, inMillionths, proceedsOf, tradeOf, unitsBought, unitsSold } from './fund-trade';

test.each([
  [10_000_00, 1_234_567, 8_100],
  [1_24, 1_234_567, 1],
  [1_23, 1_234_567, 0],
  [0, 1_234_567, 0],
  [100_000_000_00, 1_234_564, 81_000_255],
])('%i centavos at %i buy %i whole units', (amount, price, units) => {
  expect(unitsBought(amount, price)).toBe(units);
});

test.each([
  [10_000_00, 1_232_100, 70_075, 8_117, 'enough to reach the amount'],
  [1_23, 1_230_000, 10, 1, 'one unit worth exactly the amount'],
  [1_24, 1_230_000, 10, 2, 'two units for a centavo more than the value of one'],
  [12_31, 1_230_000, 10, 10, 'the whole holding for a centavo more than its value'],
  [13_54, 1_230_000, 10, 12, 'more than the holding for a centavo more than the value of one unit more'],
  [1, 1_230_000, 0, 0, 'nothing without a holding, for an amount of at most one unit'],
])('%i centavos at %i with %i held sell %i units: %s', (amount, price, held, units) => {
  expect(unitsSold(amount, price, held)).toBe(units);
});

test.each([
  [8_117, 1_232_100, 10_000_96, 10_000_95],
  [1, 1_234_999, 1_24, 1_23],
  [1, 1_235_000, 1_24, 1_23],
  [100, 1_230_000, 123_00, 123_00],
  [80_000_000, 1_232_100, 98_568_000_00, 98_568_000_00],
  [0, 1_232_100, 0, 0],
])('%i units at %i cost %i centavos and are worth %i', (units, price, cost, value) => {
  expect([costOf(units, price), proceedsOf(units, price)]).toEqual([cost, value]);
});

test.each([
  ['BUY', 10_000_00, { units: 8_100, price: 1_234_567, total: 10_000_00 }],
  ['SELL', 10_000_00, { units: 8_116, price: 1_232_202, total: 10_000_55 }],
  ['SELL', 82_450_33, { units: 66_913, price: 1_232_202, total: 82_450_33 }],
] as const)('%s of %i centavos trades %j', (type, amount, trade) => {
  const prices = { buy: 1_234_567, sell: 1_232_202 };
  expect(tradeOf({ type, amount, prices, held: 66_913 })).toEqual(trade);
});

test.each([
  [1.2321, 1_232_100],
  [1.234567, 1_234_567],
  [0.000001, 1],
  [1.000001, 1_000_001],
  [2.048375, 2_048_375],
])('the price %d is %i millionths', (price, millionths) => {
  expect(inMillionths(price)).toBe(millionths);
});
