/** Prices are millionths of a peso, amounts centavos. */

import { bankDayUntil } from '#bank/core/calendar/holidays';
import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { Decimal } from '#contract/domain/decimal';
import { type FundId, funds } from './funds';

/** Difference between buy and sell price, in percent. */
const SPREAD = 0.2;
const MILLION = 1_000_000;
const DAYS_OF_A_YEAR = 360;
/** Maximum daily deviation from the fund's rate, in millionths. */
export const PRICE_NOISE = 600;

const roundToCentavo = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

export const buyPrice = (price: number): number =>
  roundToCentavo(new Decimal(SPREAD).div(100).plus(1).times(price));

/** Deterministic per fund and day, from -PRICE_NOISE to PRICE_NOISE (FNV-1a with a final mix). */
export function priceNoise(fund: FundId, day: BankDate): number {
  let value = 0x811c9dc5;
  for (const character of `cierre ${fund} ${day}`) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (((value ^ (value >>> 15)) >>> 0) % (2 * PRICE_NOISE + 1)) - PRICE_NOISE;
}

function growthOn(fund: FundId, day: BankDate): Decimal {
  const days = daysBetween(bankDayUntil(addDays(day, -1)), day);
  const earned = new Decimal(funds[fund].yearlyRate).times(days).div(100).div(DAYS_OF_A_YEAR);
  return earned.plus(new Decimal(priceNoise(fund, day)).div(MILLION)).plus(1);
}

export const priceAfter = (price: number, fund: FundId, day: BankDate): number =>
  roundToCentavo(growthOn(fund, day).times(price));

export const priceBefore = (price: number, fund: FundId, day: BankDate): number =>
  roundToCentavo(new Decimal(price).div(growthOn(fund, day)));

/** As a decimal: 1.2321. */
export const wirePrice = (price: number): number => new Decimal(price).div(MILLION).toNumber();
