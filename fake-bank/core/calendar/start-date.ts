import type { BankDate } from '#contract/domain/dates';
import {
  SCHEDULING_HORIZON_DAYS,
  type SchedulingProblem,
  schedulingProblem,
} from '#contract/rules/scheduling';
import { fieldError } from '../errors/domain-error';

export type StartDate = { date: BankDate; scheduled: boolean };

export type StartDateRules = {
  today: BankDate;
  isClosed: (date: BankDate) => boolean;
  field: string;
  /** Name of the order with its article: 'la transferencia', 'el pago'. */
  what: string;
};

const PAST = 'La fecha ya pasó. Elige hoy o un día posterior.';

const schedulingText = (orderName: string): Record<SchedulingProblem, string> => ({
  'past': PAST,
  'today': `Para programar ${orderName}, elige un día posterior a hoy.`,
  'beyond-horizon': `Elige un día dentro de los próximos ${SCHEDULING_HORIZON_DAYS} días.`,
  'closed': 'Ese día es inhábil para los bancos. Elige otro.',
});

export function checkStartDate(
  { date, scheduled }: StartDate,
  { today, isClosed, field, what }: StartDateRules,
): void {
  if (scheduled) {
    const problem = schedulingProblem(date, today, isClosed);
    if (problem !== undefined) throw fieldError(field, schedulingText(what)[problem]);
    return;
  }
  if (date < today) throw fieldError(field, PAST);
  if (date > today) throw fieldError(field, `Para otro día, programa ${what}.`);
}
