import { addDays, type BankDate } from '#contract/shared/dates';
import { SCHEDULING_HORIZON_DAYS, type TransferOrder } from '#contract/transfers';
import { fieldRefusal } from '../refusal/refusal';

/** Refuses a day on which an order cannot be carried out; `rests` says on which days the service does. */
export function checkStartDate(
  { transfer_type, start_date }: Pick<TransferOrder, 'transfer_type' | 'start_date'>,
  today: BankDate,
  rests: (date: BankDate) => boolean,
): void {
  const refuse = (description: string) => fieldRefusal('start_date', description);
  if (start_date < today) throw refuse('La fecha ya pasó. Elige hoy o un día posterior.');
  if (transfer_type === 'onetime') {
    if (start_date > today) throw refuse('Para otro día, programa la transferencia.');
    return;
  }
  if (start_date === today) throw refuse('Para programarla, elige un día posterior a hoy.');
  if (start_date > addDays(today, SCHEDULING_HORIZON_DAYS)) {
    throw refuse(`Elige un día dentro de los próximos ${SCHEDULING_HORIZON_DAYS} días.`);
  }
  if (rests(start_date)) throw refuse('Ese día es inhábil para los bancos. Elige otro.');
}
