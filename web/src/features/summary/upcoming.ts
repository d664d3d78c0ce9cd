import type { Account } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import type { KnownMoney } from '#contract/shared/money';

export type UpcomingPayment = { account: Account; amount: KnownMoney; date: BankDate; late: boolean };

/** What a credit asks for next; nothing where it is no credit, or asks for nothing. */
export function upcomingPayment(account: Account, today: BankDate): UpcomingPayment | undefined {
  const amount = account.suggestedMonthlyPayment ?? account.currentPaymentAmount;
  const date = account.paymentDueDate ?? account.nextDueDate;
  if (amount === undefined || date === undefined || amount.amount <= 0) return undefined;
  const owing = (account.currentPaymentAmount ?? amount).amount > 0;
  const overdue = account.balances?.balanceOverduePayments?.amount ?? 0;
  return { account, amount, date, late: overdue > 0 || (owing && date < today) };
}

/** What the customer's credits ask for next, soonest first; what is late stands before the rest. */
export const upcomingPayments = (accounts: readonly Account[], today: BankDate): UpcomingPayment[] =>
  accounts
    .flatMap((account) => upcomingPayment(account, today) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date));
