/** What units of a fund are worth. Prices are millionths of a peso, amounts centavos. */

import { bankDayUntil } from '#bank/core/calendar/holidays';
import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { Decimal } from '#contract/domain/decimal';
import { type FundId, funds } from './funds';

/** The bank sells units dearer than it takes them back, per cent. */
const SPREAD = 0.2;
const MILLION = 1_000_000;
const DAYS_OF_A_YEAR = 360;
/** By how much a day is better or worse than its fund's rate, at most: millionths. */
export const PRICE_NOISE = 600;

const whole = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

export const buyPrice = (price: number): number => whole(new Decimal(SPREAD).div(100).plus(1).times(price));

/** The same for a fund and a day in every bank: from -WOBBLE to WOBBLE (FNV-1a, mixed once more). */
export function priceNoise(fund: FundId, day: BankDate): number {
  let value = 0x811c9dc5;
  for (const character of `cierre ${fund} ${day}`) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (((value ^ (value >>> 15)) >>> 0) % (2 * PRICE_NOISE + 1)) - PRICE_NOISE;
}

/** What a price is multiplied by on a bank day: its fund's rate for the days since the last one, and the day's luck. */
function growthOn(fund: FundId, day: BankDate): Decimal {
  const days = daysBetween(bankDayUntil(addDays(day, -1)), day);
  const earned = new Decimal(funds[fund].yearlyRate).times(days).div(100).div(DAYS_OF_A_YEAR);
  return earned.plus(new Decimal(priceNoise(fund, day)).div(MILLION)).plus(1);
}

/** The price of a bank day, from that of the bank day before it. */
export const priceAfter = (price: number, fund: FundId, day: BankDate): number =>
  whole(growthOn(fund, day).times(price));

/** The price of the bank day before a day, from that of the day. */
export const priceBefore = (price: number, fund: FundId, day: BankDate): number =>
  whole(new Decimal(price).div(growthOn(fund, day)));

/** As the API shows it: 1.2321. */
export const wirePrice = (price: number): number => new Decimal(price).div(MILLION).toNumber();
