import { addDays, type BankDate } from '#contract/domain/dates';
import { SCHEDULING_HORIZON_DAYS } from '#contract/domain/scheduling';
import { fieldError } from '../errors/domain-error';

export type StartDate = { date: BankDate; scheduled: boolean };

export type StartDateRules = {
  today: BankDate;
  rests: (date: BankDate) => boolean;
  field: string;
  /** Name of the order with its article: 'la transferencia', 'el pago'. */
  what: string;
};

export function checkStartDate(
  { date, scheduled }: StartDate,
  { today, rests, field, what }: StartDateRules,
): void {
  const refuse = (description: string) => fieldError(field, description);
  if (date < today) throw refuse('La fecha ya pasó. Elige hoy o un día posterior.');
  if (!scheduled) {
    if (date > today) throw refuse(`Para otro día, programa ${what}.`);
    return;
  }
  if (date === today) throw refuse(`Para programar ${what}, elige un día posterior a hoy.`);
  if (date > addDays(today, SCHEDULING_HORIZON_DAYS)) {
    throw refuse(`Elige un día dentro de los próximos ${SCHEDULING_HORIZON_DAYS} días.`);
  }
  if (rests(date)) throw refuse('Ese día es inhábil para los bancos. Elige otro.');
}
