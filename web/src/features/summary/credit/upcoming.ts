import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import { nextDueOf, overdueOf } from '#web/lib/money/overdue.ts';

export type UpcomingPayment = { account: Account; amount: Money; date: BankDate; late: boolean };

/** What of a credit should have been paid already; nothing where it is no credit, or nothing is overdue. */
export function overduePayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const amount = overdueOf(account, today);
  return amount && { account, amount, date: account.paymentDueDate ?? today, late: true };
}

/** What a credit asks for next, beside what is overdue. */
export function nextPayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const next = nextDueOf(account, today);
  return next && { account, ...next, late: false };
}

/** What the customer's credits ask for, soonest first; what is overdue stands before the rest. */
export const upcomingPayments = (accounts: readonly Account[], today: BankDate): UpcomingPayment[] =>
  accounts
    .flatMap((account) => [overduePayment(account, today) ?? [], nextPayment(account, today) ?? []].flat())
    .sort((a, b) => a.date.localeCompare(b.date));
