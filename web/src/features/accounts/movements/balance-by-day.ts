import type { Movement } from '#contract/accounts';
import { addDays, type BankDate } from '#contract/shared/dates';
import { fromCentavos, toCentavos } from '#contract/shared/money';
import type { DateRange } from './source';

export type DayBalance = { date: BankDate; balance: number };

/** What the account held before its oldest movement. */
const before = ({ amount, balance }: Movement & { balance: number }): number =>
  fromCentavos(toCentavos(balance) - toCentavos(amount));

const hasBalance = (movement: Movement): movement is Movement & { balance: number } =>
  movement.balance !== undefined;

/**
 * With what balance each day of a range closed, from its movements, newest first. Without movements the account
 * holds what it holds now. Undefined where the bank does not say.
 */
export function balanceByDay(
  movements: readonly Movement[],
  { from_date, to_date }: DateRange,
  now: number | null,
): DayBalance[] | undefined {
  const known = movements.filter(hasBalance);
  const oldest = known.at(-1);
  const opening = oldest === undefined ? now : before(oldest);
  if (known.length < movements.length || opening === null) return undefined;
  const closing = new Map<BankDate, number>();
  for (const { postedDate, balance } of known) {
    if (!closing.has(postedDate)) closing.set(postedDate, balance);
  }
  const days: DayBalance[] = [];
  let balance = opening;
  for (let date = from_date; date <= to_date; date = addDays(date, 1)) {
    balance = closing.get(date) ?? balance;
    days.push({ date, balance });
  }
  return days;
}
