import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';
import { mayBePositive, nextDueOf, overdueOf } from '#web/lib/money/overdue.ts';

export type NextPayment =
  /** Nothing due. `next` is the next payment date; `hasPendingInterest` is true if interest has yet to be charged. */
  | { state: 'none'; next: BankDate | undefined; hasPendingInterest: boolean }
  | { state: 'settled' }
  /** No payment required, but the balance bears interest, as the interest-free date has passed. */
  | { state: 'owing'; amount: Money; next: BankDate | undefined }
  | {
      state: 'due';
      /** Payment for the month; `minimum` only if lower. */
      amount: Money;
      minimum: Money | undefined;
      dueDate: BankDate | undefined;
    }
  | {
      state: 'overdue';
      /** Overdue amount, including `lateCharges`, and its first due date. */
      amount: Money;
      firstDueDate: BankDate | undefined;
      lateCharges: Money | undefined;
      debt: Money;
      /** Next month's payment, its minimum and due date. */
      upcoming: { amount: Money | undefined; minimum: Money | undefined; dueDate: BankDate | undefined };
    };

const isLoan = ({ type }: CreditProduct): boolean =>
  type === 'Crédito Personal' || type === 'Crédito Hipotecario';

/** A paid-off loan needs and accepts no payment. */
export const isSettled = (product: CreditProduct): boolean =>
  isLoan(product) && product.balanceOwed.amount === 0;

/** Returns the overdue payment if there is one, else the payment of the month. */
export function nextPaymentOf(product: CreditProduct, today: BankDate): NextPayment {
  const { currentPaymentAmount, suggestedMonthlyPayment, minimumMonthlyPayment, nextDueDate } = product;
  const overdue = overdueOf(product, today);
  const minimum = mayBePositive(minimumMonthlyPayment) ? minimumMonthlyPayment : undefined;
  if (overdue) {
    const next = nextDueOf(product, today);
    return {
      state: 'overdue',
      amount: overdue,
      firstDueDate: product.paymentDueDate,
      lateCharges: product.balances?.balanceLateInterest,
      debt: product.balanceOwed,
      upcoming: {
        // A card's whole statement must be paid to avoid interest; a loan's instalment is due in addition to the overdue
        // amount.
        amount: next && (minimum ? suggestedMonthlyPayment : next.amount),
        minimum: next && minimum,
        dueDate: next?.date ?? nextDueDate,
      },
    };
  }
  const next = nextDueOf(product, today);
  if (next) {
    const isPaymentDue = currentPaymentAmount === undefined || mayBePositive(currentPaymentAmount);
    return {
      state: 'due',
      amount: next.amount,
      minimum: isPaymentDue ? minimum : undefined,
      dueDate: next.date,
    };
  }
  if (isSettled(product)) return { state: 'settled' };
  const bearsInterest = currentPaymentAmount !== undefined && suggestedMonthlyPayment === undefined;
  return bearsInterest && mayBePositive(product.balanceOwed)
    ? { state: 'owing', amount: product.balanceOwed, next: nextDueDate }
    : { state: 'none', next: nextDueDate, hasPendingInterest: bearsInterest };
}

type UnpaidPayment = Extract<NextPayment, { state: 'owing' | 'overdue' }>;

/** Describes the consequence of not paying: cards charge interest at the next cut-off, loans daily. */
export function describeConsequence(payment: UnpaidPayment, nextCutOff: BankDate | undefined): string {
  if (nextCutOff === undefined) return 'Cada día de atraso genera intereses moratorios.';
  // The last statement's interest can be avoided until its due date.
  if (payment.state === 'overdue' && payment.upcoming.amount) return '';
  const charged = `Lo que debes genera intereses cada día; se cobran en tu corte del ${formatDate(nextCutOff)}.`;
  const next = payment.state === 'owing' ? payment.next : payment.upcoming.dueDate;
  return next ? `${charged} Tu próxima fecha de pago es el ${formatDate(next)}.` : charged;
}
