import { formatAccount } from '../domain/account';
import { formatCentavos, formatExchangeRate, formatKnownMoney, toCentavos } from '../domain/money';
import { paymentLabels, type ReceiptLabels, type ReceiptRow } from '../domain/receipt';
import type { Receipt, TransferStatus } from '../transfers';
import { dateRows, noChargeRow, type OrderOutcome, paidAmountLabel, reasonRows } from './outcome';

const transfers: Record<TransferStatus, ReceiptLabels> = {
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

const payments: Record<TransferStatus, ReceiptLabels> = {
  ...paymentLabels,
  BLOCKED: { label: 'Bloqueado', heading: 'Pago bloqueado' },
  ON_HOLD: { label: 'En espera', heading: 'Pago en espera' },
  REVERSE: { label: 'Devuelto', heading: 'Pago devuelto' },
  START_EXECUTION: { label: 'En proceso', heading: 'Pago en proceso' },
  FAILED: { label: 'No realizado', heading: 'Pago no realizado' },
  INQUIRY: { label: 'En aclaración', heading: 'Pago en aclaración' },
};

/** True for payments of other people's cards or credits. */
export const isPayment = (thirdPartyType: string): boolean =>
  thirdPartyType === 'cards' || thirdPartyType === 'credits';

export const transferLabels = (status: TransferStatus, thirdPartyType: string): ReceiptLabels =>
  isPayment(thirdPartyType) ? payments[status] : transfers[status];

const outcomes: Record<TransferStatus, OrderOutcome> = {
  PROCESSED: 'executed',
  SCHEDULED: 'scheduled',
  START_EXECUTION: 'pending',
  ON_HOLD: 'pending',
  INQUIRY: 'pending',
  REVERSE: 'returned',
  BLOCKED: 'notExecuted',
  REJECTED: 'notExecuted',
  FAILED: 'notExecuted',
  CANCELLED: 'notExecuted',
};

export const isUndone = (status: TransferStatus): boolean =>
  outcomes[status] === 'notExecuted' || outcomes[status] === 'returned';

const sentAmountLabel: Record<OrderOutcome, string> = {
  ...paidAmountLabel,
  executed: 'Importe enviado',
  scheduled: 'Importe a enviar',
};

export function payeeOf({ toAccount }: Receipt): string {
  const { displayId, bankName, holder } = toAccount;
  return holder === undefined || bankName === undefined
    ? `a ${formatAccount(toAccount)}`
    : `a ${holder}, ${bankName} ${displayId}`;
}

const row = (label: string, value: string | undefined): ReceiptRow[] => (value ? [{ label, value }] : []);

/** No rows for a returned transfer: its reason says whether the commission was refunded. */
function chargeRows({ commission, fromAmount }: Receipt, outcome: OrderOutcome): ReceiptRow[] {
  if (outcome === 'notExecuted') return [noChargeRow];
  if (outcome === 'returned' || commission === undefined) return [];
  if (commission.amount === 0) return row('Comisión', 'Sin comisión');
  const total = toCentavos(fromAmount.amount) + toCentavos(commission.amount);
  return [
    { label: 'Comisión con IVA', value: formatKnownMoney(commission) },
    { label: TOTAL, value: formatCentavos(total, fromAmount.currencyCode) },
  ];
}

/** Before the execution, the rate and the received amount are estimates. */
function exchangeRows(receipt: Receipt, outcome: OrderOutcome): ReceiptRow[] {
  const { exchangeRate, toAmount, thirdPartyType } = receipt;
  if (outcome === 'notExecuted') return [];
  const isExecuted = outcome === 'executed';
  const rate = exchangeRate === undefined ? undefined : formatExchangeRate(exchangeRate);
  const about = exchangeRate === undefined ? 'Importe a recibir' : 'Importe aproximado a recibir';
  return [
    ...row(isExecuted ? 'Tipo de cambio' : 'Tipo de cambio de referencia', rate),
    ...(thirdPartyType === 'OWN'
      ? row(isExecuted ? 'Importe recibido' : about, formatKnownMoney(toAmount))
      : []),
  ];
}

export const TRACKING_KEY = 'Clave de rastreo';
export const TOTAL = 'Total a cargo';

function destinationRows({ toAccount }: Receipt): ReceiptRow[] {
  const { displayId, bankName, holder } = toAccount;
  const detail = (text: string | undefined) => (text === undefined ? {} : { detail: text });
  if (holder === undefined)
    return [{ label: 'Cuenta destino', value: formatAccount(toAccount), ...detail(bankName) }];
  return [
    { label: 'Cuenta destino', value: holder, detail: [bankName, displayId].filter(Boolean).join(' ') },
    ...row('Alias', toAccount.description),
  ];
}

/** Rows without folio and status, which the caller shows. */
export function transferReceiptRows(receipt: Receipt): ReceiptRow[] {
  const { fromAccount, fromAmount, status, thirdPartyType, transferType } = receipt;
  const outcome = outcomes[status];
  const amountLabel = isPayment(thirdPartyType) ? paidAmountLabel : sentAmountLabel;
  return [
    ...reasonRows(receipt.rejection),
    ...row('Cuenta origen', formatAccount(fromAccount)),
    ...destinationRows(receipt),
    ...row(amountLabel[outcome], formatKnownMoney(fromAmount)),
    ...chargeRows(receipt, outcome),
    ...exchangeRows(receipt, outcome),
    ...dateRows({ ...receipt, outcome, scheduled: transferType === 'schedule' }),
    ...row('Concepto', receipt.message),
    ...row('Referencia', receipt.customerReference),
    ...row(TRACKING_KEY, receipt.trackingKey),
  ];
}
