import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import { nextDueOf, overdueOf } from '#web/lib/money/overdue.ts';

export type UpcomingPayment = { account: Account; amount: Money; date: BankDate; late: boolean };

export function overduePayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const amount = overdueOf(account, today);
  return amount && { account, amount, date: account.paymentDueDate ?? today, late: true };
}

export function nextPayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const next = nextDueOf(account, today);
  return next && { account, ...next, late: false };
}

/** Payments of all credits by date, so overdue ones come first. */
export const upcomingPayments = (accounts: readonly Account[], today: BankDate): UpcomingPayment[] =>
  accounts
    .flatMap((account) => [overduePayment(account, today) ?? [], nextPayment(account, today) ?? []].flat())
    .sort((a, b) => a.date.localeCompare(b.date));
