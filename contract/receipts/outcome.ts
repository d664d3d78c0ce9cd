/** Labels by order outcome. */
import { type BankDate, formatDate, formatDateTime, formatMoment } from '../domain/dates';
import type { ReceiptRow } from '../domain/receipt';

/** `pending`: the outcome is still unknown to the bank. */
export type OrderOutcome = 'executed' | 'scheduled' | 'pending' | 'returned' | 'notExecuted';

export const paidAmountLabel: Record<OrderOutcome, string> = {
  executed: 'Importe pagado',
  scheduled: 'Importe a pagar',
  pending: 'Importe',
  returned: 'Importe devuelto',
  notExecuted: 'Importe',
};

export const noChargeRow: ReceiptRow = { label: 'Cargo', value: 'No se hizo ningún cargo' };

type DatedOrder = {
  outcome: OrderOutcome;
  scheduled: boolean;
  effectiveDate: BankDate;
  operationDate?: string | undefined;
  executionDate?: string | undefined;
};

function dayLabel({ outcome, scheduled }: DatedOrder): string {
  if (outcome === 'executed') return 'Fecha de aplicación';
  if (outcome === 'scheduled' || (outcome === 'notExecuted' && scheduled)) return 'Fecha programada';
  return 'Fecha de operación';
}

export function dateRows(dated: DatedOrder): ReceiptRow[] {
  const { outcome, effectiveDate, operationDate, executionDate } = dated;
  const hasRun = executionDate !== undefined && outcome !== 'notExecuted';
  return [
    { label: dayLabel(dated), value: hasRun ? formatDateTime(executionDate) : formatDate(effectiveDate) },
    ...(executionDate === undefined || operationDate === undefined
      ? []
      : [{ label: 'Fecha de la orden', value: formatDateTime(operationDate) }]),
  ];
}

/** Returns the execution time, else the order time ('Se ordenó el …' if the status is newer); '' if unknown. */
export function receiptMoment({
  operationDate,
  executionDate,
  ...order
}: Pick<DatedOrder, 'scheduled' | 'operationDate' | 'executionDate'> & { status: string }): string {
  const moment = executionDate ?? operationDate;
  if (moment === undefined) return '';
  const momentText = formatMoment(moment);
  return executionDate === undefined && isLater(order) ? `Se ordenó el ${momentText}` : momentText;
}

const isLater = ({ scheduled, status }: { scheduled: boolean; status: string }): boolean =>
  scheduled ? status !== 'SCHEDULED' : status === 'REVERSE';

export const REASON = 'Motivo';

/** Returns the row with the failure reason, if any. */
export const reasonRows = (reason: string | undefined): ReceiptRow[] =>
  reason === undefined || reason === '' ? [] : [{ label: REASON, value: reason }];
