import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';
import { isSomething, nextDueOf, overdueOf } from '#web/lib/money/overdue.ts';

export type NextPayment =
  /** Nothing is due: `next` is the day of the payment after; `toCome` where interest of the days before is. */
  | { state: 'none'; next: BankDate | undefined; toCome: boolean }
  /** A loan that was paid back. */
  | { state: 'settled' }
  /** Nothing has to be paid now, and what is owed bears interest: the day on which nothing did has passed. */
  | { state: 'owing'; amount: Money; next: BankDate | undefined }
  | {
      state: 'due';
      /** What pays for the month, and the least that is accepted where it is less. */
      amount: Money;
      minimum: Money | undefined;
      before: BankDate | undefined;
    }
  | {
      state: 'overdue';
      /** What should have been paid already, since when, and the part of it that being late has cost. */
      amount: Money;
      since: BankDate | undefined;
      late: Money | undefined;
      /** All that is owed today. */
      owed: Money;
      /** What pays for the month after it, the least of that, and by when. */
      then: { amount: Money | undefined; minimum: Money | undefined; before: BankDate | undefined };
    };

const isLoan = ({ type }: CreditProduct): boolean =>
  type === 'Crédito Personal' || type === 'Crédito Hipotecario';

/** A loan that was paid back asks for nothing any more, and takes nothing. */
export const isSettled = (product: CreditProduct): boolean =>
  isLoan(product) && product.balanceOwed.amount === 0;

/** What a credit asks of its holder next: what is overdue, else all of the month, which a card's may be paid in parts. */
export function nextPaymentOf(product: CreditProduct, today: BankDate): NextPayment {
  const { currentPaymentAmount, suggestedMonthlyPayment, minimumMonthlyPayment, nextDueDate } = product;
  const overdue = overdueOf(product, today);
  const minimum = isSomething(minimumMonthlyPayment) ? minimumMonthlyPayment : undefined;
  if (overdue) {
    const next = nextDueOf(product, today);
    return {
      state: 'overdue',
      amount: overdue,
      since: product.paymentDueDate,
      late: product.balances?.balanceLateInterest,
      owed: product.balanceOwed,
      then: {
        // Of a card all of the statement avoids interest; a loan's instalment stands beside what is overdue.
        amount: next && (minimum ? suggestedMonthlyPayment : next.amount),
        minimum: next && minimum,
        before: next?.date ?? nextDueDate,
      },
    };
  }
  const next = nextDueOf(product, today);
  if (next) {
    const owing = currentPaymentAmount === undefined || isSomething(currentPaymentAmount);
    return { state: 'due', amount: next.amount, minimum: owing ? minimum : undefined, before: next.date };
  }
  if (isSettled(product)) return { state: 'settled' };
  const bearsInterest = currentPaymentAmount !== undefined && suggestedMonthlyPayment === undefined;
  return bearsInterest && isSomething(product.balanceOwed)
    ? { state: 'owing', amount: product.balanceOwed, next: nextDueDate }
    : { state: 'none', next: nextDueDate, toCome: bearsInterest };
}

type Follows = Extract<NextPayment, { state: 'owing' | 'overdue' }>;

/** What follows for as long as it is not paid: a card is charged on its next cut-off, a loan for each day. */
export function followsOf(payment: Follows, nextCutOff: BankDate | undefined): string {
  if (nextCutOff === undefined) return 'Cada día de atraso genera intereses moratorios.';
  // Until the day of the last statement has passed its interest can be avoided.
  if (payment.state === 'overdue' && payment.then.amount) return '';
  const charged = `Lo que debes genera intereses cada día; se cobran en tu corte del ${formatDate(nextCutOff)}.`;
  const next = payment.state === 'owing' ? payment.next : payment.then.before;
  return next ? `${charged} Tu próxima fecha de pago es el ${formatDate(next)}.` : charged;
}
