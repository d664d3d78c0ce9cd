import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos, type Money, toCentavos } from '#contract/domain/money';

type Due = Pick<
  CreditProduct,
  'balances' | 'paymentDueDate' | 'nextDueDate' | 'currentPaymentAmount' | 'suggestedMonthlyPayment'
>;

export const mayBePositive = (money: Money | undefined): money is Money =>
  money !== undefined && (money.amount === null || money.amount > 0);

/** Returns the bank's overdue amount. If it has none, the whole payment is overdue after its due date. */
export function overdueOf(
  { balances, paymentDueDate, currentPaymentAmount, suggestedMonthlyPayment }: Due,
  today: BankDate,
): Money | undefined {
  const overdue = balances?.balanceOverduePayments;
  if (mayBePositive(overdue)) return overdue;
  if (paymentDueDate === undefined || paymentDueDate >= today) return undefined;
  const payment = currentPaymentAmount ?? suggestedMonthlyPayment;
  return mayBePositive(payment) ? payment : undefined;
}

/** True until the due date has passed. Also true with an overdue amount, which may be of an earlier statement. */
export const canAvoidInterest = (
  { balances, paymentDueDate }: Pick<Due, 'balances' | 'paymentDueDate'>,
  today: BankDate,
): boolean =>
  paymentDueDate === undefined || paymentDueDate >= today || mayBePositive(balances?.balanceOverduePayments);

export function nextDueOf(due: Due, today: BankDate): { amount: Money; date: BankDate } | undefined {
  const overdue = overdueOf(due, today);
  const total = due.suggestedMonthlyPayment ?? due.currentPaymentAmount;
  const date = overdue ? due.nextDueDate : (due.paymentDueDate ?? due.nextDueDate);
  if (date === undefined || date < today || !mayBePositive(total)) return undefined;
  if (!overdue || total.amount === null) return { amount: total, date };
  const left = toCentavos(total.amount) - toCentavos(overdue.amount ?? 0);
  return left > 0 ? { amount: { ...total, amount: fromCentavos(left) }, date } : undefined;
}
