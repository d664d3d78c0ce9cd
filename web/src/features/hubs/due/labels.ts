import { type BankDate, daysBetween } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { sumOf } from '#web/features/bill-payments/shared/payees/bills.ts';
import { type DueBill, dayOf } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { formatAgo } from '#web/lib/format/ago.ts';
import { shortDate } from '#web/lib/format/dates.ts';

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const chargedText = (date: BankDate): string => `Se cobra solo el ${shortDate(date)}`;

/** 'Venció el 17 nov, hace 2 días', 'Vence hoy', 'Programado para el 26 nov'. */
export function dueDayText(due: DueBill, today: BankDate): string {
  const { dueDate } = due.bill;
  if (due.charged !== undefined) return chargedText(due.charged);
  if (due.left === 0) return `Programado para el ${shortDate(dayOf(due))}`;
  return dueText(dueDate, today);
}

/** 'Venció el 17 nov, hace 2 días', 'Vence mañana, 20 nov' */
export function dueText(dueDate: BankDate, today: BankDate): string {
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return `Venció el ${shortDate(dueDate)}, ${formatAgo(dueDate, today)}`;
  if (daysLeft === 0) return 'Vence hoy';
  return daysLeft === 1
    ? `Vence mañana, ${shortDate(dueDate)}`
    : `Vence el ${shortDate(dueDate)}, en ${days(daysLeft)}`;
}

/** 'Ya programaste $50.00 MXN para el 23 nov', for a bill with a scheduled and an unscheduled part. */
export function partlyScheduledText(due: DueBill): string | undefined {
  const { scheduled, left } = due;
  const [first, ...others] = scheduled;
  if (first === undefined || left === 0) return undefined;
  const when =
    others.length === 0 ? `para el ${shortDate(first.effectiveDate)}` : `en ${scheduled.length} pagos`;
  return `Ya programaste ${formatCentavos(sumOf(scheduled), 'MXN')} ${when}`;
}
