import { type Account, slugOf } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import { accountUrl, PAY_ANCHOR } from '#web/lib/addresses/summary.ts';
import { nextDueOf, overdueOf } from '#web/lib/money/overdue.ts';

export type UpcomingPayment = { account: Account; amount: Money; date: BankDate; isOverdue: boolean };

export function overduePayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const amount = overdueOf(account, today);
  return amount && { account, amount, date: account.paymentDueDate ?? today, isOverdue: true };
}

export function nextPayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const next = nextDueOf(account, today);
  return next && { account, ...next, isOverdue: false };
}

/** Returns the payments of all credits by date, so overdue ones are first. */
export const upcomingPayments = (accounts: readonly Account[], today: BankDate): UpcomingPayment[] =>
  accounts
    .flatMap((account) => [overduePayment(account, today) ?? [], nextPayment(account, today) ?? []].flat())
    .sort((a, b) => a.date.localeCompare(b.date));

/** 'Saldo vencido', 'Pago del mes' */
export function paymentLabel({ account: { type }, isOverdue }: UpcomingPayment): string {
  if (isOverdue) return 'Saldo vencido';
  const slug = slugOf[type];
  if (slug === 'loan' || slug === 'mortgage') return 'Pago del mes';
  // Its name seldom says that it is a credit.
  return slug === 'line-of-credit'
    ? 'Línea de crédito, para no generar intereses'
    : 'Para no generar intereses';
}

/** Returns the URL that opens the payment on the page of the credit. */
export const payCreditUrl = (account: Account): string => `${accountUrl(account)}${PAY_ANCHOR}`;
