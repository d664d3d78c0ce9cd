import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { firstDateFrom } from '#contract/domain/recurrence';
import type { AccountMovements } from '../movements/recent';

/** Wages arrive some days early if the payday is on a weekend or a holiday. */
const EARLY_DAYS = 4;
const FORTNIGHT = { least: 12, most: 19 };

/** Returns the next 15th or last day of the month if the last two wages were paid on such days; else undefined. */
export function nextPayday(recent: readonly AccountMovements[], today: BankDate): BankDate | undefined {
  const days = new Set(
    recent
      .flatMap(({ movements }) => movements)
      .filter(
        ({ category, amount, currencyCode }) =>
          category === 'payroll' && amount > 0 && currencyCode === 'MXN',
      )
      .map(({ postedDate }) => postedDate),
  );
  const [last, previous] = [...days].toSorted().toReversed();
  if (last === undefined || previous === undefined) return undefined;
  const gap = daysBetween(previous, last);
  if (gap < FORTNIGHT.least || gap > FORTNIGHT.most) return undefined;
  const next = firstDateFrom({ frequency: 'BIWEEKLY', start: last }, addDays(last, EARLY_DAYS));
  return next < today ? undefined : next;
}
