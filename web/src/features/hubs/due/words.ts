import { type BankDate, daysBetween } from '#contract/shared/dates';
import { formatDate } from '../../../format/dates';
import type { DueBill } from '../../../payee-book/due-bills';

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** '24 nov', where the year goes without saying. */
export const shortDate = (date: BankDate): string => formatDate(date).slice(0, 6);

/** 'Venció el 17 nov, hace 2 días', 'Vence hoy', 'Programado para el 26 nov'. */
export function whenWords({ bill: { dueDate }, scheduled }: DueBill, today: BankDate): string {
  if (scheduled) return `Programado para el ${shortDate(scheduled.effectiveDate)}`;
  const left = daysBetween(today, dueDate);
  if (left < 0) return `Venció el ${shortDate(dueDate)}, hace ${days(-left)}`;
  if (left === 0) return 'Vence hoy';
  return left === 1
    ? `Vence mañana, ${shortDate(dueDate)}`
    : `Vence el ${shortDate(dueDate)}, en ${days(left)}`;
}
