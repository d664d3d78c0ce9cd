import { addMonths } from '#bank/core/calendar/months';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import { addDays, type BankDate } from '#contract/domain/dates';
import type { History } from './history';
import { minimumOf, overdueOf } from './minimum';
import { lastPeriod, type Period, paidWithin, paymentDueDate, periodEnding } from './period';
import type { Charge } from './rates';
import { isInGrace } from './revolving-interest';

export type Statement = Period &
  Charge & {
    nextCutOff: BankDate;
    dueDate: BankDate;
    balance: number;
    paid: number;
    /** Remaining amount that avoids interest; undefined after the due date without full payment. */
    toAvoidInterest?: number;
    minimum: number;
    overdue: number;
    overdueSince?: BankDate;
    nextDueDate: BankDate;
  };

/** `history` must be the account's complete history. */
export function statementOf(terms: RevolvingTerms, history: History, today: BankDate): Statement {
  const period = lastPeriod(terms, today);
  const nextCutOff = addMonths(period.cutOff, 1);
  const dueDate = paymentDueDate(period.cutOff);
  const isPast = today > dueDate;
  const minimum = minimumOf(terms, history, period.cutOff);
  const { balance, interest, vat, amountDue } = minimum;
  const paid = paidWithin(history, addDays(period.cutOff, 1), today);
  const overdue = overdueOf(minimum, paid, today);
  const canAvoidInterest = !isPast || isInGrace(history, periodEnding(nextCutOff));
  return {
    ...period,
    interest,
    vat,
    nextCutOff,
    dueDate,
    balance,
    paid,
    ...(canAvoidInterest && { toAvoidInterest: Math.max(0, balance - paid) }),
    minimum: Math.max(0, amountDue - paid),
    overdue: overdue.amount,
    ...(overdue.since && { overdueSince: overdue.since }),
    nextDueDate: isPast ? paymentDueDate(nextCutOff) : dueDate,
  };
}
