import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import { firstDateFrom } from '#contract/domain/recurrence';
import type { Recent } from '../movements/recent';

/** Wages are paid some days early if a payday falls on a weekend or a holiday. */
const EARLY_DAYS = 4;
const FORTNIGHT = { least: 12, most: 19 };

/** The next 15th or last of the month if the last two wages came in that rhythm; undefined otherwise. */
export function nextPayday(read: readonly Recent[], today: BankDate): BankDate | undefined {
  const days = new Set(
    read
      .flatMap(({ movements }) => movements)
      .filter(
        ({ category, amount, currencyCode }) =>
          category === 'payroll' && amount > 0 && currencyCode === 'MXN',
      )
      .map(({ postedDate }) => postedDate),
  );
  const [last, before] = [...days].toSorted().toReversed();
  if (last === undefined || before === undefined) return undefined;
  const gap = daysBetween(before, last);
  if (gap < FORTNIGHT.least || gap > FORTNIGHT.most) return undefined;
  const next = firstDateFrom({ frequency: 'BIWEEKLY', start: last }, addDays(last, EARLY_DAYS));
  return next < today ? undefined : next;
}
