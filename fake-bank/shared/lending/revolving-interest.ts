import type { RevolvingTerms } from '#bank/core/ledger/terms';
import { addDays, daysBetween } from '#contract/domain/dates';
import type { History } from './history';
import { limitOn } from './limit';
import { balanceAt, entriesWithin, owedAt, type Period, paidWithin, paymentDueDate } from './period';
import { type Charge, interestForDays, NO_CHARGE } from './rates';

/** True if the statement before the period was paid in full by its due date. */
export function isInGrace(history: History, { start }: Pick<Period, 'start'>): boolean {
  const cutOff = addDays(start, -1);
  return paidWithin(history, start, paymentDueDate(cutOff)) >= owedAt(history, cutOff);
}

/** Limit multiple above which debt bears no interest, so that an abandoned debt stays a safe integer. */
export const INTEREST_CAP_FACTOR = 2;

type InterestTerms = Pick<RevolvingTerms, 'yearlyRate' | 'limit' | 'earlierLimits'>;

/** Charges posted on the cut-off day are excluded. */
function sumOfDailyBalances(history: History, { start, cutOff }: Period, maximum: number): number {
  const interestBearing = (balance: number) => Math.min(maximum, Math.max(0, -balance));
  let balance = balanceAt(history, addDays(start, -1));
  let since = start;
  let sum = 0;
  for (const { date, amount, charge } of entriesWithin(history, start, cutOff)) {
    if (charge && date === cutOff) continue;
    sum += interestBearing(balance) * daysBetween(since, date);
    since = date;
    balance += amount;
  }
  return sum + interestBearing(balance) * (daysBetween(since, cutOff) + 1);
}

/** Interest on each day's closing balance, rounded once; none in the grace period. */
export function interestOf(terms: InterestTerms, history: History, period: Period): Charge {
  if (isInGrace(history, period)) return NO_CHARGE;
  const maximum = INTEREST_CAP_FACTOR * limitOn(terms, period.cutOff);
  return interestForDays(sumOfDailyBalances(history, period, maximum), 1, {
    yearlyRate: terms.yearlyRate,
    vat: true,
  });
}
