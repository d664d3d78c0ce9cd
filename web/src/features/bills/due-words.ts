import type { Bill } from '#contract/merchants';
import type { BankDate } from '#contract/shared/dates';
import { formatAgo } from '../../format/ago';
import { formatDate } from '../../format/dates';
import { dueIn } from '../../format/due';
import { isOverdue } from '../../payee-book/bills';

/** 'Vence en 6 días, el 29 nov 2026', 'Venció hace 25 días, el 29 oct 2026'. */
export const dueWords = (bill: Pick<Bill, 'dueDate'>, today: BankDate): string => {
  const words = isOverdue(bill, today)
    ? `Venció ${formatAgo(bill.dueDate, today)}`
    : dueIn(bill.dueDate, today);
  return `${words}, el ${formatDate(bill.dueDate)}`;
};
