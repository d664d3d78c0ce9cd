import type { BankDate } from '#contract/domain/dates';
import type { Bill } from '#contract/merchants';
import { formatAgo } from '#web/lib/format/ago.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatDue } from '#web/lib/format/due.ts';
import { isOverdue } from '../shared/payees/bills';

/** 'Vence en 6 días, el 29 nov 2026', 'Venció hace 25 días, el 29 oct 2026'. */
export const dueText = (bill: Pick<Bill, 'dueDate'>, today: BankDate): string => {
  const ageText = isOverdue(bill, today)
    ? `Venció ${formatAgo(bill.dueDate, today)}`
    : formatDue(bill.dueDate, today);
  return `${ageText}, el ${formatDate(bill.dueDate)}`;
};
