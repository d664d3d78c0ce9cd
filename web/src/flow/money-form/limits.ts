import { toCentavos } from '#contract/domain/money';
import type { CustomerLimit } from '#contract/limits';

/** Centavos that one operation may carry. */
export const limitPerOperation = ({ customerLimit }: CustomerLimit): number =>
  toCentavos(customerLimit.amount);

/** Centavos that can still be sent today; undefined where the bank does not say. */
export const leftToday = ({ dailyLimit, usedToday }: CustomerLimit): number | undefined =>
  dailyLimit && Math.max(0, toCentavos(dailyLimit.amount) - (usedToday ? toCentavos(usedToday.amount) : 0));
