import { toCentavos } from '#contract/domain/money';
import type { CustomerLimit } from '#contract/limits';
import { leftOfDay } from '#contract/rules/limits';

export const limitPerOperation = ({ customerLimit }: CustomerLimit): number =>
  toCentavos(customerLimit.amount);

/** Returns the centavos left today; undefined if the bank does not send a daily limit. */
export const leftToday = ({ dailyLimit, usedToday }: CustomerLimit): number | undefined =>
  dailyLimit &&
  leftOfDay({ daily: toCentavos(dailyLimit.amount), used: usedToday ? toCentavos(usedToday.amount) : 0 });
