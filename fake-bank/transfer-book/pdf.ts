import { bankTime } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import type { TransferStatus } from '#contract/transfers';
import { startOfDay } from '../calendar/day';
import { receiptDate } from '../receipt/date';
import type { PdfReceipt } from '../receipt/receipt';
import type { Transfer } from './transfer';

const statusLabels: Record<TransferStatus, string> = {
  PROCESSED: 'Aplicada',
  SCHEDULED: 'Programada',
  BLOCKED: 'Bloqueada',
  ON_HOLD: 'En espera',
  REJECTED: 'Rechazada',
  REVERSE: 'Devuelta',
  START_EXECUTION: 'En proceso',
  FAILED: 'No realizada',
  INQUIRY: 'En aclaración',
  CANCELLED: 'Cancelada',
};

const titles: Partial<Record<TransferStatus, string>> = {
  PROCESSED: 'Transferencia realizada',
  SCHEDULED: 'Transferencia programada',
  CANCELLED: 'Transferencia cancelada',
  REJECTED: 'Transferencia rechazada',
  REVERSE: 'Transferencia devuelta',
  FAILED: 'Transferencia no realizada',
  BLOCKED: 'Transferencia bloqueada',
};

type Rows = [label: string, value: string][];

const row = (label: string, value: string | undefined): Rows => (value ? [[label, value]] : []);

const exchanged = ({ to, exchangeRate }: Transfer): Rows =>
  exchangeRate
    ? [
        ['Tipo de cambio', `1 USD = $${exchangeRate.toFixed(2)} MXN`],
        ['Importe recibido', showMoney(to.amount, to.currency)],
      ]
    : [];

function charged({ from, thirdParty }: Transfer): Rows {
  if (!thirdParty?.commission) return [];
  return [
    ['Comisión con IVA', showMoney(thirdParty.commission, from.currency)],
    ['Cargo total', showMoney(from.amount + thirdParty.commission, from.currency)],
  ];
}

/** The receipt, for paper. */
export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, to, thirdParty, message, rejection, status } = transfer;
  const ordered = `${receiptDate(transfer.orderedAt)}, ${bankTime(transfer.orderedAt).slice(0, 5)} horas`;
  return {
    title: titles[status] ?? 'Transferencia',
    status: statusLabels[status],
    amount: showMoney(from.amount, from.currency),
    subtitle: `a ${to.description} ${to.displayId}`,
    rows: [
      ['Folio', transfer.confirmationNumber],
      ['Cuenta origen', `${from.description} ${from.displayId}`],
      ['Cuenta destino', `${to.description} ${to.displayId}`],
      ...row('Banco destino', thirdParty?.bankName),
      ['Importe enviado', showMoney(from.amount, from.currency)],
      ...charged(transfer),
      ...exchanged(transfer),
      ['Fecha de aplicación', receiptDate(startOfDay(transfer.effectiveDate))],
      ['Fecha de la orden', ordered],
      ...row('Concepto', message),
      ...row('Referencia', thirdParty?.reference),
      ...row('Clave de rastreo', status === 'SCHEDULED' ? undefined : thirdParty?.trackingKey),
      ...row('Motivo', rejection),
    ],
    issuedAt: transfer.orderedAt,
  };
}
