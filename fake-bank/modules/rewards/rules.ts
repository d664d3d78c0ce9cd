import { addMonths } from '#bank/core/calendar/months';
import { addDays, type BankDate } from '#contract/domain/dates';

/** One point per ten pesos; valid until the end of the same month a year later. */
const CENTAVOS_A_POINT = 10_00;

/** `amount` in centavos, above zero. */
export type Purchase = { date: BankDate; amount: number };

export type Points = { points: number; expiring?: { points: number; date: BankDate } };

const firstOfMonth = (date: BankDate): BankDate => `${date.slice(0, 8)}01`;

/** First day whose purchases still count. */
export const countingSince = (today: BankDate): BankDate => addMonths(firstOfMonth(today), -12);

const sum = (purchases: readonly Purchase[]): number =>
  purchases.reduce((points, { amount }) => points + Math.floor(amount / CENTAVOS_A_POINT), 0);

export function pointsOf(purchases: readonly Purchase[], today: BankDate): Points {
  const since = countingSince(today);
  const counting = purchases.filter(({ date }) => date >= since && date <= today);
  const expiring = sum(counting.filter(({ date }) => date < addMonths(since, 1)));
  const lastDay = addDays(addMonths(firstOfMonth(today), 1), -1);
  return {
    points: sum(counting),
    ...(expiring > 0 && { expiring: { points: expiring, date: lastDay } }),
  };
}
