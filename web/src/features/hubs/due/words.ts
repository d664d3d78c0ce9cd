import { type BankDate, daysBetween } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { formatAgo } from '../../../format/ago';
import { shortDate } from '../../../money-form/days';
import { sumOf } from '../../../payee-book/bills';
import { type DueBill, dayOf } from '../../../payee-book/due-bills';

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** 'Venció el 17 nov, hace 2 días', 'Vence hoy', 'Programado para el 26 nov'. */
export function whenWords(due: DueBill, today: BankDate): string {
  const { dueDate } = due.bill;
  if (due.charged !== undefined) return `Se cobra solo el ${shortDate(due.charged)}`;
  if (due.left === 0) return `Programado para el ${shortDate(dayOf(due))}`;
  const left = daysBetween(today, dueDate);
  if (left < 0) return `Venció el ${shortDate(dueDate)}, ${formatAgo(dueDate, today)}`;
  if (left === 0) return 'Vence hoy';
  return left === 1
    ? `Vence mañana, ${shortDate(dueDate)}`
    : `Vence el ${shortDate(dueDate)}, en ${days(left)}`;
}

/** 'Ya programaste $50.00 MXN para el 23 nov': what is scheduled towards a bill of which something is left. */
export function partlyWords(due: DueBill): string | undefined {
  const { scheduled, left } = due;
  const [first, ...others] = scheduled;
  if (first === undefined || left === 0) return undefined;
  const when =
    others.length === 0 ? `para el ${shortDate(first.effectiveDate)}` : `en ${scheduled.length} pagos`;
  return `Ya programaste ${showMoney(sumOf(scheduled), 'MXN')} ${when}`;
}
