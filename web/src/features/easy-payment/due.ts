import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';

type Dates = Pick<CreditProduct, 'paymentDueDate' | 'nextDueDate' | 'currentPaymentAmount'>;

/** Returns the due date text, urgent from the due date on. The text for an overdue amount has 'desde', because it may have several due dates. */
export function dueOf({ paymentDueDate, nextDueDate, currentPaymentAmount }: Dates, today: BankDate) {
  const isPaid = currentPaymentAmount?.amount === 0;
  const dueDate = isPaid ? nextDueDate : (paymentDueDate ?? nextDueDate);
  if (dueDate === undefined) return undefined;
  if (dueDate < today) return { text: `Vencido desde el ${formatDate(dueDate)}`, urgent: true };
  if (dueDate === today) return { text: 'Vence hoy', urgent: true };
  return { text: `Fecha límite de pago: ${formatDate(dueDate)}`, urgent: false };
}
