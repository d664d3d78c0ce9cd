import { describe, expect, it, test } from 'vitest';
import { bankDayUntil, isBankDay } from '#bank/core/calendar/holidays';
import { addDays, type BankDate } from '#contract/domain/dates';
import { FundId } from './funds';
import { buyPrice, PRICE_NOISE, priceAfter, priceBefore, priceNoise, wirePrice } from './prices';

it('the buy price is higher than the sell price', () => {
  expect(buyPrice(1_232_100)).toBe(1_234_564);
  expect(wirePrice(1_232_100)).toBe(1.2321);
});

/** Consecutive bank days of two years. */
const days: BankDate[] = Array.from({ length: 731 }, (_, i) => addDays('2026-01-01', i)).filter(isBankDay);

describe.each(FundId.options)('the price of %s', (fund) => {
  test('fluctuates around its rate with different noise each day', () => {
    const noises = days.map((day) => priceNoise(fund, day));
    expect(noises.filter((value) => Math.abs(value) > PRICE_NOISE || !Number.isInteger(value))).toEqual([]);
    expect(new Set(noises).size).toBeGreaterThan(noises.length / 2);
    expect(Math.abs(noises.reduce((sum, value) => sum + value, 0) / noises.length)).toBeLessThan(
      PRICE_NOISE / 10,
    );
  });

  test('falls on some days and grows by its rate in a year', () => {
    const year = days.filter((day) => day.startsWith('2026'));
    const prices = [1_000_000];
    for (const day of year) prices.push(priceAfter(prices.at(-1) ?? 0, fund, day));
    const falls = prices.filter((price, i) => price < (prices[i - 1] ?? 0)).length;
    expect(falls).toBeGreaterThan(year.length / 10);
    expect(falls).toBeLessThan(year.length / 2);
    expect((prices.at(-1) ?? 0) / 1_000_000).toBeGreaterThan(1.04);
    expect((prices.at(-1) ?? 0) / 1_000_000).toBeLessThan(1.09);
  });

  test('priceBefore reverts priceAfter', () => {
    for (const day of days) {
      expect(Math.abs(priceBefore(priceAfter(1_232_100, fund, day), fund, day) - 1_232_100)).toBeLessThan(2);
    }
  });
});

test('the price grows by the rate of three days on a Monday and of one day on a Tuesday', () => {
  const earned = (day: BankDate) =>
    priceAfter(1_000_000_000, 'CZDEUDA', day) / 1_000 - priceNoise('CZDEUDA', day);
  expect(bankDayUntil('2026-11-22')).toBe('2026-11-20');
  expect(earned('2026-11-23')).toBeCloseTo(1_000_575, 0);
  expect(earned('2026-11-24')).toBeCloseTo(1_000_191.667, 2);
});

test('two funds fluctuate differently', () => {
  expect(
    days.filter((day) => priceNoise('CZDEUDA', day) === priceNoise('CZLIQUIDEZ', day)).length,
  ).toBeLessThan(10);
});
