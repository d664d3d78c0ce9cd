import { MINUS } from '#web/lib/money/format.ts';

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 6, maximumFractionDigits: 6 });
const whole = new Intl.NumberFormat('en-US');

/** Prices of units have six decimals: '$1.232100'. */
export const formatPrice = (amount: number): string => `$${price.format(amount)}`;

/** As far as prices a step apart differ: '$1.175'. */
export const formatShortPrice = (amount: number, step: number): string =>
  `$${amount.toFixed(Math.max(2, Math.ceil(-Math.log10(step)) + 1))}`;

export const formatUnits = (units: number): string =>
  `${whole.format(units)} ${units === 1 ? 'título' : 'títulos'}`;

/** A change in per cent, with its sign: '+4.61%'. */
export const formatChange = (percent: number): string =>
  `${percent < 0 ? MINUS : '+'}${Math.abs(percent).toFixed(2)}%`;
