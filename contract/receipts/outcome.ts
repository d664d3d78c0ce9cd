/** The words of a receipt that depend on how far its order got: nothing is told as done before it was. */
import { type BankDate, formatDate, formatDateTime, formatMoment } from '../domain/dates';
import type { ReceiptRow } from '../domain/receipt';

/** `underWay`: neither the bank nor the customer knows how it ends. */
export type OrderOutcome = 'made' | 'toCome' | 'underWay' | 'returned' | 'notMade';

/** What the amount of a payment is called; a transfer's is in receipts/transfers. */
export const paidAmountLabel: Record<OrderOutcome, string> = {
  made: 'Importe pagado',
  toCome: 'Importe a pagar',
  underWay: 'Importe',
  returned: 'Importe devuelto',
  notMade: 'Importe',
};

/** In the place of what an order cost, where it was not carried out. */
export const noChargeRow: ReceiptRow = { label: 'Cargo', value: 'No se hizo ningún cargo' };

/** When an order was given, for which day, and when a scheduled one was carried out, refused or cancelled. */
type Dated = {
  standing: OrderOutcome;
  scheduled: boolean;
  effectiveDate: BankDate;
  operationDate?: string | undefined;
  executionDate?: string | undefined;
};

function dayLabel({ standing, scheduled }: Dated): string {
  if (standing === 'made') return 'Fecha de aplicación';
  if (standing === 'toCome' || (standing === 'notMade' && scheduled)) return 'Fecha programada';
  return 'Fecha de operación';
}

/** The day on which the money moves, with the hour where the heading is not of that moment. */
export function dateRows(dated: Dated): ReceiptRow[] {
  const { standing, effectiveDate, operationDate, executionDate } = dated;
  const ran = executionDate !== undefined && standing !== 'notMade';
  return [
    { label: dayLabel(dated), value: ran ? formatDateTime(executionDate) : formatDate(effectiveDate) },
    ...(executionDate === undefined || operationDate === undefined
      ? []
      : [{ label: 'Fecha de la orden', value: formatDateTime(operationDate) }]),
  ];
}

/**
 * Under the heading of a receipt: the moment of what the heading says. Where the bank does not tell it, when it was
 * ordered, which is then said; '' where it tells neither.
 */
export function receiptMoment({
  operationDate,
  executionDate,
  ...order
}: Pick<Dated, 'scheduled' | 'operationDate' | 'executionDate'> & { status: string }): string {
  const moment = executionDate ?? operationDate;
  if (moment === undefined) return '';
  const shown = formatMoment(moment);
  return executionDate === undefined && isLater(order) ? `Se ordenó el ${shown}` : shown;
}

/** Whether it came to stand so some time after it was ordered. */
const isLater = ({ scheduled, status }: { scheduled: boolean; status: string }): boolean =>
  scheduled ? status !== 'SCHEDULED' : status === 'REVERSE';

/** Returns the row with the reason of a failure. Long receipts show it first. */
export const reasonRows = (reason: string | undefined): ReceiptRow[] =>
  reason === undefined || reason === '' ? [] : [{ label: 'Motivo', value: reason }];
