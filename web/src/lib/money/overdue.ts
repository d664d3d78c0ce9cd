import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos, type Money, toCentavos } from '#contract/domain/money';

type Due = Pick<
  CreditProduct,
  'balances' | 'paymentDueDate' | 'nextDueDate' | 'currentPaymentAmount' | 'suggestedMonthlyPayment'
>;

export const isSomething = (money: Money | undefined): money is Money =>
  money !== undefined && (money.amount === null || money.amount > 0);

/** If the bank omits it, the whole payment is overdue after its due date. */
export function overdueOf(
  { balances, paymentDueDate, currentPaymentAmount, suggestedMonthlyPayment }: Due,
  today: BankDate,
): Money | undefined {
  const overdue = balances?.balanceOverduePayments;
  if (isSomething(overdue)) return overdue;
  if (paymentDueDate === undefined || paymentDueDate >= today) return undefined;
  const payment = currentPaymentAmount ?? suggestedMonthlyPayment;
  return isSomething(payment) ? payment : undefined;
}

/** True until the interest-free due date; overdue amounts may be of an earlier one. */
export const canAvoidInterest = (
  { balances, paymentDueDate }: Pick<Due, 'balances' | 'paymentDueDate'>,
  today: BankDate,
): boolean =>
  paymentDueDate === undefined || paymentDueDate >= today || isSomething(balances?.balanceOverduePayments);

export function nextDueOf(due: Due, today: BankDate): { amount: Money; date: BankDate } | undefined {
  const overdue = overdueOf(due, today);
  const total = due.suggestedMonthlyPayment ?? due.currentPaymentAmount;
  const date = overdue ? due.nextDueDate : (due.paymentDueDate ?? due.nextDueDate);
  if (date === undefined || date < today || !isSomething(total)) return undefined;
  if (!overdue || total.amount === null) return { amount: total, date };
  const left = toCentavos(total.amount) - toCentavos(overdue.amount ?? 0);
  return left > 0 ? { amount: { ...total, amount: fromCentavos(left) }, date } : undefined;
}
