/** What units of a fund are worth. Prices are millionths of a peso, amounts centavos, rounded half up. */
import { Decimal } from '#contract/shared/decimal';

/** The bank sells units dearer than it takes them back, per cent. */
const SPREAD = 0.2;
const MILLIONTHS_OF_A_CENTAVO = 10_000;
const DAYS_OF_A_YEAR = 360;

const whole = (amount: Decimal): number => amount.toDecimalPlaces(0).toNumber();

export const buyPrice = (price: number): number => whole(new Decimal(SPREAD).div(100).plus(1).times(price));

export const worth = (units: number, price: number): number =>
  whole(new Decimal(units).times(price).div(MILLIONTHS_OF_A_CENTAVO));

/** As many whole units as an amount buys. */
export const unitsFor = (amount: number, price: number): number =>
  new Decimal(amount).times(MILLIONTHS_OF_A_CENTAVO).div(price).floor().toNumber();

const growth = (yearlyRate: number, days: number) =>
  new Decimal(yearlyRate).times(days).div(100).div(DAYS_OF_A_YEAR).plus(1);

export const priceAfter = (price: number, yearlyRate: number, days: number): number =>
  whole(growth(yearlyRate, days).times(price));

export const priceBefore = (price: number, yearlyRate: number, days: number): number =>
  whole(new Decimal(price).div(growth(yearlyRate, days)));

/** As the API shows it: 1.2321. */
export const wirePrice = (price: number): number => new Decimal(price).div(1_000_000).toNumber();
