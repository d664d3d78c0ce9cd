import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';

type Dates = Pick<CreditProduct, 'paymentDueDate' | 'nextDueDate' | 'currentPaymentAmount'>;

/** Returns the due date text, urgent from the due date on; undefined for an overdue amount. */
export function dueOf({ paymentDueDate, nextDueDate, currentPaymentAmount }: Dates, today: BankDate) {
  const isPaid = currentPaymentAmount?.amount === 0;
  const due = isPaid ? nextDueDate : (paymentDueDate ?? nextDueDate);
  if (due === undefined) return undefined;
  if (due < today) return { text: `Vencido desde el ${formatDate(due)}`, urgent: true };
  if (due === today) return { text: 'Vence hoy', urgent: true };
  return { text: `Fecha límite de pago: ${formatDate(due)}`, urgent: false };
}
