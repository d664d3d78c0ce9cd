/** What a period of a card or a line costs. */
import { addDays, daysBetween } from '#contract/shared/dates';
import type { RevolvingTerms } from '../ledger/terms';
import type { History } from './history';
import { balanceAt, entriesWithin, owedAt, type Period, paidWithin, paymentDueDate } from './period';
import { type Charge, interestForDays, NO_CHARGE } from './rates';

/** Whether the statement before a period was paid by its day, all of it: then the period bears no interest. */
export function isInGrace(history: History, { start }: Pick<Period, 'start'>): boolean {
  const cutOff = addDays(start, -1);
  return paidWithin(history, start, paymentDueDate(cutOff)) >= owedAt(history, cutOff);
}

/** What was owed at the end of each of the period's days, together; what is charged on its last night is not in it. */
function dailyBalances(history: History, { start, cutOff }: Period): number {
  let balance = balanceAt(history, addDays(start, -1));
  let since = start;
  let sum = 0;
  for (const { date, amount, charge } of entriesWithin(history, start, cutOff)) {
    if (charge && date === cutOff) continue;
    sum += Math.max(0, -balance) * daysBetween(since, date);
    since = date;
    balance += amount;
  }
  return sum + Math.max(0, -balance) * (daysBetween(since, cutOff) + 1);
}

/** Interest of each day's balance, purchases from their day on, rounded once; none in grace. */
export const interestOf = (
  { yearlyRate }: Pick<RevolvingTerms, 'yearlyRate'>,
  history: History,
  period: Period,
): Charge =>
  isInGrace(history, period)
    ? NO_CHARGE
    : interestForDays(dailyBalances(history, period), 1, { yearlyRate, vat: true });
