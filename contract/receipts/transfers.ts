/** What the receipt of a transfer says, in the order in which it is read: the same on the screen and on paper. */
import { showDate } from '../shared/dates';
import { type KnownMoney, showMoney, showRate, toCentavos } from '../shared/money';
import { paymentWords, type ReceiptRow, type ReceiptWords } from '../shared/receipt';
import type { Receipt, TransferStatus } from '../transfers';

const transfers: Record<TransferStatus, ReceiptWords> = {
  PROCESSED: { label: 'Aplicada', heading: 'Transferencia hecha' },
  SCHEDULED: { label: 'Programada', heading: 'Transferencia programada' },
  BLOCKED: { label: 'Bloqueada', heading: 'Transferencia bloqueada' },
  ON_HOLD: { label: 'En espera', heading: 'Transferencia en espera' },
  REJECTED: { label: 'Rechazada', heading: 'Transferencia rechazada' },
  REVERSE: { label: 'Devuelta', heading: 'Transferencia devuelta' },
  START_EXECUTION: { label: 'En proceso', heading: 'Transferencia en proceso' },
  FAILED: { label: 'No realizada', heading: 'Transferencia no realizada' },
  INQUIRY: { label: 'En aclaración', heading: 'Transferencia en aclaración' },
  CANCELLED: { label: 'Cancelada', heading: 'Transferencia cancelada' },
};

/** Of a card or a credit that was paid. */
const payments: Record<TransferStatus, ReceiptWords> = {
  ...paymentWords,
  BLOCKED: { label: 'Bloqueado', heading: 'Pago bloqueado' },
  ON_HOLD: { label: 'En espera', heading: 'Pago en espera' },
  REVERSE: { label: 'Devuelto', heading: 'Pago devuelto' },
  START_EXECUTION: { label: 'En proceso', heading: 'Pago en proceso' },
  FAILED: { label: 'No realizado', heading: 'Pago no realizado' },
  INQUIRY: { label: 'En aclaración', heading: 'Pago en aclaración' },
};

/** Whether a transfer pays a card or a credit of somebody else. */
export const isPayment = (thirdPartyType: string): boolean =>
  thirdPartyType === 'cards' || thirdPartyType === 'credits';

/** How a transfer stands, as a tag and as the heading of its receipt. */
export const transferWords = (status: TransferStatus, thirdPartyType: string): ReceiptWords =>
  isPayment(thirdPartyType) ? payments[status] : transfers[status];

const money = ({ amount, currencyCode }: KnownMoney): string => showMoney(toCentavos(amount), currencyCode);

const row = (label: string, value: string | undefined): ReceiptRow[] => (value ? [{ label, value }] : []);

/** What a transfer to others cost beside its amount. */
function chargeRows({ commission, fromAmount }: Receipt): ReceiptRow[] {
  if (commission === undefined) return [];
  if (commission.amount === 0) return row('Comisión', 'Sin comisión');
  const total = toCentavos(fromAmount.amount) + toCentavos(commission.amount);
  return [
    { label: 'Comisión con IVA', value: money(commission) },
    { label: 'Total a cargo', value: showMoney(total, fromAmount.currencyCode) },
  ];
}

/** What arrived in an account of the customer's own. */
const receivedRows = ({ thirdPartyType, status, toAmount }: Receipt): ReceiptRow[] =>
  thirdPartyType === 'OWN'
    ? row(status === 'PROCESSED' ? 'Importe recibido' : 'Importe en destino', money(toAmount))
    : [];

export const TRACKING_KEY = 'Clave de rastreo';

/** Its folio stands before these, its status and amount above them. */
export function transferReceiptRows(receipt: Receipt): ReceiptRow[] {
  const { fromAccount, toAccount, exchangeRate } = receipt;
  return [
    ...row('Cuenta origen', `${fromAccount.description} ${fromAccount.displayId}`),
    {
      label: 'Cuenta destino',
      value: `${toAccount.description} ${toAccount.displayId}`,
      ...(toAccount.bankName !== undefined && { detail: toAccount.bankName }),
    },
    ...row(
      isPayment(receipt.thirdPartyType) ? 'Importe pagado' : 'Importe enviado',
      money(receipt.fromAmount),
    ),
    ...chargeRows(receipt),
    ...row('Tipo de cambio', exchangeRate === undefined ? undefined : showRate(exchangeRate)),
    ...receivedRows(receipt),
    ...row('Fecha de aplicación', showDate(receipt.effectiveDate)),
    ...row('Concepto', receipt.message),
    ...row('Referencia', receipt.customerReference),
    ...row(TRACKING_KEY, receipt.trackingKey),
    ...row('Motivo', receipt.rejection),
  ];
}
