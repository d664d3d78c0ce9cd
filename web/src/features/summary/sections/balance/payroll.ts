import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { firstDateFrom } from '#contract/domain/recurrence';
import type { AccountMovements } from '../movements/recent';

/** Wages arrive some days early if the payday is on a weekend or a holiday. */
const EARLY_DAYS = 4;
const FORTNIGHT = { least: 12, most: 19 };

export type Payroll = {
  date: BankDate;
  /** Lower amount of the last two wages, in centavos. */
  centavos: number;
};

/** Predicts the next payroll, on a 15th or last day of a month, from two wages about two weeks apart; undefined if none is due. */
export function nextPayroll(recent: readonly AccountMovements[], today: BankDate): Payroll | undefined {
  const centavosByDay = new Map<BankDate, number>();
  for (const { category, amount, currencyCode, postedDate } of recent.flatMap(({ movements }) => movements))
    if (category === 'payroll' && amount > 0 && currencyCode === 'MXN')
      centavosByDay.set(postedDate, (centavosByDay.get(postedDate) ?? 0) + toCentavos(amount));
  const [last, previous] = [...centavosByDay].toSorted(([a], [b]) => b.localeCompare(a));
  if (last === undefined || previous === undefined) return undefined;
  const [[lastDay, lastCentavos], [previousDay, previousCentavos]] = [last, previous];
  const gap = daysBetween(previousDay, lastDay);
  if (gap < FORTNIGHT.least || gap > FORTNIGHT.most) return undefined;
  const date = firstDateFrom({ frequency: 'BIWEEKLY', start: lastDay }, addDays(lastDay, EARLY_DAYS));
  return date < today ? undefined : { date, centavos: Math.min(lastCentavos, previousCentavos) };
}
