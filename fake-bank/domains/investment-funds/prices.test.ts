import { expect, it } from 'vitest';
import { buyPrice, priceAfter, priceBefore, unitsFor, wirePrice, worth } from './prices';
import { isValuationDay } from './valuation';

it.each([
  [10_000_00, 1_234_567, 8_100],
  [1_23, 1_234_567, 0],
  [0, 1_234_567, 0],
])('%i centavos at %i buy %i units', (amount, price, units) => {
  expect(unitsFor(amount, price)).toBe(units);
});

it.each([
  [8_117, 1_232_100, 10_000_96],
  [1, 1_234_999, 1_23],
  [1, 1_235_000, 1_24],
  [80_000_000, 1_232_100, 98_568_000_00],
])('%i units at %i are worth %i centavos', (units, price, centavos) => {
  expect(worth(units, price)).toBe(centavos);
});

it('the bank sells dearer than it buys', () => {
  expect(buyPrice(1_232_100)).toBe(1_234_564);
  expect(wirePrice(1_232_100)).toBe(1.2321);
});

it('a price grows by its rate, and back again', () => {
  expect(priceAfter(1_232_100, 6.9, 7)).toBe(1_233_753);
  expect(priceBefore(1_233_753, 6.9, 7)).toBe(1_232_100);
  expect(priceAfter(1_232_100, 6.9, 0)).toBe(1_232_100);
});

it.each([
  ['2026-11-20', true, 'a Friday'],
  ['2026-11-19', false, 'the day before it'],
  ['2026-11-21', false, 'the day after it'],
  ['2026-04-03', false, 'Good Friday'],
  ['2026-04-01', true, 'the last bank day of that week'],
  ['2026-12-25', false, 'Christmas'],
  ['2026-12-24', true, 'the day before Christmas'],
])('%s is a valuation day: %s (%s)', (date, expected) => {
  expect(isValuationDay(date)).toBe(expected);
});
