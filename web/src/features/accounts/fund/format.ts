import { MINUS } from '#web/lib/money/format.ts';

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 6, maximumFractionDigits: 6 });
const wholeNumber = new Intl.NumberFormat('en-US');

/** Unit prices have six decimals: '$1.232100'. */
export const formatPrice = (amount: number): string => `$${price.format(amount)}`;

/** Enough decimals to tell adjacent grid labels apart: '$1.175'. */
export const formatShortPrice = (amount: number, step: number): string =>
  `$${amount.toFixed(Math.max(2, Math.ceil(-Math.log10(step)) + 1))}`;

export const formatUnits = (units: number): string =>
  `${wholeNumber.format(units)} ${units === 1 ? 'título' : 'títulos'}`;

/** Signed percentage: '+4.61%'. */
export const formatChange = (percent: number): string =>
  `${percent < 0 ? MINUS : '+'}${Math.abs(percent).toFixed(2)}%`;
