import type { CreditProduct } from '#contract/shared/credit-product';
import type { BankDate } from '#contract/shared/dates';
import type { Money } from '#contract/shared/money';

export type NextPayment =
  /** Nothing is due: `next` is the day of the payment after. */
  | { state: 'none'; next: BankDate | undefined }
  | {
      state: 'due' | 'overdue';
      /** What pays for the month, and the least that is accepted where it is less. */
      amount: Money;
      minimum: Money | undefined;
      before: BankDate | undefined;
      /** The part of it that should have been paid already. */
      late: Money | undefined;
    };

const isSomething = (money: Money | undefined): money is Money =>
  money !== undefined && (money.amount === null || money.amount > 0);

/**
 * What a credit asks of its holder next: all of the month, which a card's holder may pay in parts. Once the least
 * was paid nobody is late, though what is left still costs interest.
 */
export function nextPaymentOf(product: CreditProduct, today: BankDate): NextPayment {
  const { currentPaymentAmount, suggestedMonthlyPayment, minimumMonthlyPayment, paymentDueDate } = product;
  const amount = suggestedMonthlyPayment ?? currentPaymentAmount;
  if (!isSomething(amount)) return { state: 'none', next: product.nextDueDate };
  const owing = currentPaymentAmount === undefined || isSomething(currentPaymentAmount);
  const late = product.balances?.balanceOverduePayments;
  const past = paymentDueDate !== undefined && paymentDueDate < today;
  return {
    state: isSomething(late) || (past && owing) ? 'overdue' : 'due',
    amount,
    minimum: owing && isSomething(minimumMonthlyPayment) ? minimumMonthlyPayment : undefined,
    before: paymentDueDate,
    late: isSomething(late) ? late : undefined,
  };
}
